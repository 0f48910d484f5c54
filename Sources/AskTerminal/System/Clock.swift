import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Time that only runs forward, through suspensions of the process too.
package enum Clock {
  /// Milliseconds since some fixed moment.
  package static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Whether a key that comes now belongs to one that came at this time.
  static func isSameMoment(_ time: Int, _ now: Int) -> Bool { now - time < 1000 }
}
