import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A plain file of earlier answers, an entry a line, oldest first; within an entry `\n` is a line feed and `\\` a
/// backslash. Readable by its owner alone. Several processes may append at once, and nothing of either is lost.
package struct HistoryFile: Sendable {
  package let path: String
  /// Past so many lines the file is written anew with the newest of them.
  package let mostEntries: Int

  private static let usualMostEntries = 2000
  /// Kept when it is written anew: fewer, so that this happens rarely.
  private var keptEntries: Int { mostEntries * 3 / 4 }

  package init(path: String, mostEntries: Int = usualMostEntries) {
    self.path = path
    self.mostEntries = mostEntries
  }

  /// The entries from the oldest to the newest, each once, where it came last. None if there is no such file.
  package func entries() throws(FileFailure) -> [String] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return [] }
      throw .ofSystem
    }
    defer { close(descriptor) }
    try checkIsRegular(descriptor)
    return Self.withoutDuplicates(Self.lines(try FileContents.all(of: descriptor)).compactMap(Self.decoded))
  }

  /// Adds an entry at the end.
  package func append(_ entry: String) throws(FileFailure) {
    let descriptor = try openLocked()
    defer { close(descriptor) }
    let present = try FileContents.all(of: descriptor)
    var bytes: [UInt8] = []
    // Whoever wrote before us may have been cut short; their entry must not swallow ours.
    if let last = present.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    bytes += Array(Self.encoded(entry).utf8)
    bytes.append(UInt8(ascii: "\n"))
    try write(bytes, to: descriptor)
    let lines = Self.lines(present + bytes)
    // The entry is there. Where no other file can take its place, this one grows, and the next who appends tries again.
    if lines.count > mostEntries { try? rewrite(lines) }
  }

  // MARK: The text of the file

  package static func encoded(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\\": line += "\\\\"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// - Returns: nil for an empty line and for one that is not UTF-8.
  package static func decoded(_ line: ArraySlice<UInt8>) -> String? {
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else { return nil }
    var entry = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        entry.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": entry += "\n"
      case "\\", nil: entry += "\\"
      case let other?:
        entry += "\\"
        entry.unicodeScalars.append(other)
      }
    }
    return entry
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "\n")) }

  private static func withoutDuplicates(_ entries: [String]) -> [String] {
    var seen: Set<String> = []
    return entries.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  // MARK: The file

  /// Opens the file for appending and locks it; made if it is not there.
  private func openLocked() throws(FileFailure) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .ofSystem }
      do throws(FileFailure) {
        try checkIsRegular(descriptor)
        try lock(descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      if isStillAtPath(descriptor) { return descriptor }
      // Written anew by somebody else while we waited for the lock.
      close(descriptor)
    }
  }

  /// Never for long: others hold it for the time of a write. Two seconds, then it is somebody's fault.
  private func lock(_ descriptor: Int32) throws(FileFailure) {
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .ofSystem }
      EventWait.pause(milliseconds: 10)
    }
    throw FileFailure.locked
  }

  private func isStillAtPath(_ descriptor: Int32) -> Bool {
    var ours = stat()
    var there = stat()
    return fstat(descriptor, &ours) == 0 && stat(path, &there) == 0 && ours.st_ino == there.st_ino
      && ours.st_dev == there.st_dev
  }

  /// A FIFO or a device would hold us up.
  private func checkIsRegular(_ descriptor: Int32) throws(FileFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure.notRegular }
  }

  /// Under the lock: to a file beside it, which then takes its place; a symbolic link stays one.
  private func rewrite(_ lines: [ArraySlice<UInt8>]) throws(FileFailure) {
    guard let resolved = realpath(path, nil) else { throw .ofSystem }
    defer { free(resolved) }
    let target = String(cString: resolved)
    // What an earlier run left behind is in nobody's way: in a container each has the same number.
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .ofSystem }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let temporary = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    var seen: Set<ArraySlice<UInt8>> = []
    let newest = lines.reversed().filter { seen.insert($0).inserted }.prefix(keptEntries).reversed()
    do throws(FileFailure) {
      try write(newest.flatMap { $0 + [UInt8(ascii: "\n")] }, to: descriptor)
      guard fsync(descriptor) == 0, rename(temporary, target) == 0 else { throw .ofSystem }
      close(descriptor)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    let failure = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor) }
    if let failure { throw FileFailure.ofSystem(failure) }
  }
}
