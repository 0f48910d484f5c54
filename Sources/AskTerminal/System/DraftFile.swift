import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that holds a text until that is no longer needed: whole or not at all, and readable by its owner alone. What
/// somebody else puts there meanwhile is left to them, and the text goes to a file beside it.
package final class DraftFile {
  /// Where the text is.
  private(set) package var path: String
  package let wantedPath: String
  /// The file at `path`, if it is the one that we read or wrote.
  private var ours: Identity?

  /// One content of one file: whoever writes it anew makes another.
  private struct Identity: Equatable {
    let device: dev_t
    let file: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      device = status.st_dev
      file = status.st_ino
      size = status.st_size
      #if canImport(Glibc)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }

    init?(ofOpen descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      self.init(status)
    }

    /// - Returns: nil where there is nothing.
    init?(at path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      self.init(status)
    }
  }

  package init(path: String) {
    self.path = path
    wantedPath = path
  }

  /// There was somebody else's text at the path that was wanted.
  package var isBeside: Bool { path != wantedPath }

  /// Why no text can be kept, as far as that is clear before there is one.
  package var obstacle: FileFailure? {
    let folder = wantedPath.lastIndex(of: "/").map { String(wantedPath[...$0]) } ?? ""
    return access(folder + ".", W_OK | X_OK) == 0 ? nil : .ofSystem
  }

  /// What there is from another time; nil where there is nothing.
  package func contents() throws(FileFailure) -> [UInt8]? {
    // A link is not followed: the text would go where somebody else wants it.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? FileFailure.symbolicLink : .ofSystem
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure.notRegular }
    var bytes: [UInt8] = []
    try FileContents.readToEnd(descriptor, mostMebibytes: FileContents.mostMebibytesByHand) {
      bytes.append(contentsOf: $0)
    }
    ours = Identity(status)
    return bytes
  }

  /// Puts the text in the place of what was there.
  ///
  /// - Parameter durably: it is to be there after a loss of power, too; that takes its time.
  package func keep(_ bytes: [UInt8], durably: Bool) throws(FileFailure) {
    var template = Array("\(wantedPath).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .ofSystem }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    defer { close(descriptor) }
    let temporary = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    var error = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor) }
    if error == nil, durably, fsync(descriptor) != 0 { error = errno }
    guard error == nil, let written = Identity(ofOpen: descriptor) else {
      unlink(temporary)
      throw FileFailure.ofSystem(error ?? EIO)
    }
    do throws(FileFailure) {
      if try !takesPlace(temporary) { path = temporary }
    } catch {
      unlink(temporary)
      throw error
    }
    ours = written
  }

  /// Puts a file in the place of what is ours, or of nothing.
  ///
  /// - Returns: false where somebody else's is there.
  private func takesPlace(_ temporary: String) throws(FileFailure) -> Bool {
    // Between the look and the renaming is a moment in which somebody could come; no call closes it everywhere.
    switch Identity(at: path) {
    case nil:
      if link(temporary, path) == 0 {
        unlink(temporary)
        return true
      }
      if errno == EEXIST { return false }
    // Not every file system has links.
    case ours: break
    default: return false
    }
    guard rename(temporary, path) == 0 else { throw .ofSystem }
    return true
  }

  /// What was read is somebody else's after all, and not to be touched.
  package func leaveToOthers() { ours = nil }

  /// Takes the text away, unless another stands there.
  package func remove() {
    if let ours, Identity(at: path) == ours { unlink(path) }
    ours = nil
  }
}
