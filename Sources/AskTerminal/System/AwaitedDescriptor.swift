/// A descriptor that is waited for besides the terminal.
package struct AwaitedDescriptor: Equatable, Sendable {
  package var number: Int32
  /// Until it takes bytes; else until it has some, or has ended.
  package var isWritten: Bool

  package static func reading(_ number: Int32) -> AwaitedDescriptor { Self(number: number, isWritten: false) }
  package static func writing(_ number: Int32) -> AwaitedDescriptor { Self(number: number, isWritten: true) }
}
