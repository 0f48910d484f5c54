import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole pages of memory that stay out of swap and core dumps, are not inherited by children, and are overwritten when
/// they are given back.
package final class LockedMemory {
  package let bytes: UnsafeMutableRawBufferPointer

  /// - Returns: nil when there is no memory. Where the limit on locked memory is used up (`ulimit -l`) it is not locked;
  ///   the rest still holds.
  package init?(byteCount: Int) {
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    let size = (byteCount + pageSize - 1) / pageSize * pageSize
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { return nil }
    mlock(address, size)
    ask_memory_conceal(address, size)
    bytes = UnsafeMutableRawBufferPointer(start: address, count: size)
  }

  deinit {
    ask_memory_overwrite(bytes.baseAddress, bytes.count)
    munmap(bytes.baseAddress, bytes.count)
  }
}
