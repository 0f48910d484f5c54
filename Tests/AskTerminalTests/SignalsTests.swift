import AskTerminal
import Foundation
import Testing

@Suite("Signals")
struct SignalsTests {
  @Test("when a question is over, each does what it did before, and the next question handles them again")
  func restoring() throws {
    let own: @convention(c) (Int32) -> Void = { _ in }
    let before = signal(SIGTERM, own)
    defer { signal(SIGTERM, before) }
    for _ in 1...2 {
      _ = try #require(Signals.install())
      #expect(handler(of: SIGTERM) != address(of: own))
      #expect(handler(of: SIGHUP) != nil)
      #expect(Signals.uninstall() == nil)
      #expect(handler(of: SIGTERM) == address(of: own))
      #expect(handler(of: SIGHUP) == nil, "the default action")
    }
  }

  private func handler(of number: Int32) -> Int? {
    var action = sigaction()
    sigaction(number, nil, &action)
    let address = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return address == 0 ? nil : address
  }

  private func address(of function: @convention(c) (Int32) -> Void) -> Int { unsafeBitCast(function, to: Int.self) }
}
