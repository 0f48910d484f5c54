/// A set of entry kinds, as a row of the flag table declares it.
package struct EntryKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ kind: EntryKind) {
    switch kind {
    case .line: self = .line
    case .multiline: self = .multiline
    case .secret: self = .secret
    case .confirm: self = .confirm
    case .alert: self = .alert
    }
  }

  package static let line = EntryKinds(rawValue: 1)
  package static let multiline = EntryKinds(rawValue: 2)
  package static let secret = EntryKinds(rawValue: 4)
  package static let confirm = EntryKinds(rawValue: 8)
  package static let alert = EntryKinds(rawValue: 16)

  package static let texts: EntryKinds = [.line, .multiline, .secret]
  /// Those that have an answer.
  package static let answered: EntryKinds = [.line, .multiline, .secret, .confirm]
  package static let all: EntryKinds = [.line, .multiline, .secret, .confirm, .alert]
}
