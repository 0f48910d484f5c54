import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks at the file system by stat(2).
package struct FileProbe: PathProbe {
  package init() {}

  package func examine(_ path: Span<UInt8>) -> PathFinding {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { name in
      defer { name.update(repeating: 0) }
      for index in path.indices { name[index] = CChar(bitPattern: path[index]) }
      name[path.count] = 0
      var status = stat()
      if stat(name.baseAddress!, &status) == 0 {
        return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
      }
      switch errno {
      case ENOENT, ENOTDIR: return .missing
      case EACCES, EPERM: return .notPermitted
      case let number: return .failed(String(cString: strerror(number)))
      }
    }
  }
}
