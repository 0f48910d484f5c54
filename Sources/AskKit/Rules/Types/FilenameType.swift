/// A name that a new directory entry can have (POSIX XBD 3.141, "Filename", with NAME_MAX of Linux file systems): 1 to
/// 255 bytes, no slash, and neither `.` nor `..`.
package struct FilenameType: AnswerType {
  package init() {}

  package var name: AnswerTypeName { .filename }

  package static let mostBytes = 255

  package func judge(_ text: Span<UInt8>) -> Refusal? {
    if text.isEmpty || text.spells(".") || text.spells("..") || text.firstIndex(of: "/") != nil { return unlike() }
    return text.count > Self.mostBytes ? Refusal(.type, .filenameTooLong(count: text.count)) : nil
  }
}
