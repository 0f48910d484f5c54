import AskKit
import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command that a script gave, running beside us: without a terminal, in a session of its own, its standard output and
/// error together in one pipe. Nothing here waits. It ends with its object, and so does what it started.
package final class ChildProcess {
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  package struct Failure: Error, Equatable {
    /// The system's own.
    package let words: String
  }

  private let process: pid_t
  private let output: Int32
  /// Closed once all is written.
  private var input: Int32?
  private let text: any ConcealedText
  /// Bytes of the text.
  private var written = 0
  private var outputHasEnded = false
  private(set) package var ending: Ending?

  /// - Parameters:
  ///   - argument: what the command finds as `$1`.
  ///   - text: what it finds on its standard input.
  package init(shell command: String, argument: String?, input text: any ConcealedText) throws(Failure) {
    var (process, input, output) = (pid_t(0), Int32(-1), Int32(-1))
    let arguments = ["/bin/sh", "-c", command, "ask"] + (argument.map { [$0] } ?? [])
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    let failure = ask_command_start(pointers, &input, &output, &process)
    pointers.forEach { free($0) }
    guard failure == 0 else { throw Failure(words: StandardStreams.words(for: failure)) }
    self.process = process
    self.input = input
    self.output = output
    self.text = text
    feed()
  }

  deinit {
    abandon()
    if let input { close(input) }
    close(output)
  }

  /// What to wait for; besides, the end of a process comes as a signal.
  package var awaited: [AwaitedDescriptor] {
    var awaited: [AwaitedDescriptor] = []
    if let input { awaited.append(.writing(input)) }
    if !outputHasEnded { awaited.append(.reading(output)) }
    return awaited
  }

  /// Gives it as much of the text as it takes. One that reads nothing is left alone.
  package func feed() {
    while let input {
      let count = text.withBytes { bytes in
        bytes.extracting(droppingFirst: written).withUnsafeBytes { rest in
          rest.isEmpty ? 0 : write(input, rest.baseAddress, rest.count)
        }
      }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        if count < 0, errno == EAGAIN { return }
        close(input)
        self.input = nil
      }
    }
  }

  /// Takes what it has printed, as far as that is there.
  package func takeOutput(_ body: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      // It may be the secret that it was given.
      defer { ask_memory_overwrite(buffer.baseAddress, buffer.count) }
      // A command that prints without end must not hold up a key.
      for _ in 0..<16 where !outputHasEnded {
        let count = read(output, buffer.baseAddress, buffer.count)
        if count > 0 {
          body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || errno != EINTR {
          if count < 0, errno == EAGAIN { return }
          outputHasEnded = true
        }
      }
    }
  }

  /// Whether it has ended by itself. What it left running is killed then: somebody who holds the pipe open must not hold
  /// up the answer.
  package func hasEnded() -> Bool {
    if ending == nil, ask_command_ended(process) { reap() }
    return ending != nil
  }

  /// Kills it and whatever it started, and goes on: whoever types does not wait for that.
  package func abandon() {
    guard ending == nil else { return }
    ask_emergency_spare(process)
    ask_command_abandon(process)
    ending = .killed(signal: SIGKILL)
  }

  /// Waits a moment for those that were abandoned, so that nothing of them is left when the script goes on.
  package static func awaitAbandoned() { ask_command_await_abandoned(1000) }

  private func reap() {
    ask_emergency_spare(process)
    let status = ask_command_reap(process)
    ending = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: status & 0x7F)
  }
}
