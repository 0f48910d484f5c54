import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A look at the file system beside the program: it may take as long as a disk or a network likes, and no key waits.
package final class PathLookup {
  package enum Question: Equatable, Sendable {
    /// What lies at the path.
    case status
    /// What the directory holds.
    case names
  }

  package struct DirectoryEntry: Equatable, Sendable {
    package var name: [UInt8]
    package var isDirectory: Bool

    package init(name: [UInt8], isDirectory: Bool) {
      self.name = name
      self.isDirectory = isDirectory
    }
  }

  /// Ready whenever `read` has something to do.
  package let descriptor: Int32
  private var bytes: [UInt8] = []

  /// - Returns: nil when threads or descriptors are out.
  package init?(_ question: Question, _ path: Span<UInt8>) {
    descriptor = withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { name in
      defer { ask_memory_overwrite(name.baseAddress, name.count) }
      for index in path.indices { name[index] = CChar(bitPattern: path[index]) }
      name[path.count] = 0
      return ask_lookup_start(name.baseAddress, question == .names)
    }
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Takes what has been found.
  ///
  /// - Returns: whether that is all.
  package func read() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = Self.read(descriptor, buffer)
      if count > 0 { bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The answer to `.status`.
  package var finding: PathFinding {
    guard bytes.count == MemoryLayout<ask_path_status>.size else {
      return .failed(StandardStreams.words(for: EIO))
    }
    let status = bytes.withUnsafeBytes { $0.loadUnaligned(as: ask_path_status.self) }
    return switch status.error {
    case 0: mode_t(status.mode) & S_IFMT == S_IFDIR ? .directory : .file
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .notPermitted
    default: .failed(StandardStreams.words(for: status.error))
    }
  }

  /// The answer to `.names`, in no order; nothing where the directory cannot be read.
  package var entries: [DirectoryEntry] {
    bytes.split(separator: 0).map { entry in
      DirectoryEntry(name: Array(entry.dropFirst()), isDirectory: entry.first == UInt8(ascii: "/"))
    }
  }
}
