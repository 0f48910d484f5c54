import Foundation

/// A moment after which a wait is given up. Only there so that a broken test ends; no test measures time with it.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// A deadline that many seconds from now.
  public init(seconds: Double) {
    end = .now + .seconds(seconds)
  }

  /// What a wait gets when nothing else is said: far more than a loaded machine needs.
  public static var generous: Deadline { Deadline(seconds: 30) }

  /// Whether the moment has passed.
  public var hasPassed: Bool { ContinuousClock.now >= end }

  /// Asks `condition` again and again, with a short pause between, until it holds. False when the deadline passed first.
  public func poll(_ condition: () throws -> Bool) rethrows -> Bool {
    while true {
      if try condition() { return true }
      if hasPassed { return false }
      usleep(10_000)
    }
  }
}
