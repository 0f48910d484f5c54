import AskKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one place where the process ends.
package enum Exit {
  /// Writes the answer, or says why there is none, and ends as the outcome says.
  ///
  /// - Parameters:
  ///   - writer: nil where the answer is not for standard output.
  ///   - label: what an error calls the question.
  ///   - onceWritten: what may be given up when the answer has got through.
  package static func with(
    _ outcome: Outcome, writer: AnswerWriter? = nil, calling label: String? = nil, wording: some Wording,
    onceWritten: () -> Void = {}
  ) -> Never {
    if let signal = Signals.uninstall() { end(.signal(signal, sentTo: .thisProcess)) }
    var output = LockedSink()
    writer?.write(outcome, to: &output)
    let failure = output.send(to: STDOUT_FILENO)
    if case .exit = outcome.processEnding {
      if let failure {
        StandardStreams.complain(wording.cannotWriteAnswer(failure))
        end(.exit(.failed))
      }
      onceWritten()
      if let sentence = wording.complaint(about: outcome, to: label) { StandardStreams.complain(sentence) }
    }
    end(outcome.processEnding)
  }

  /// Shows a page that was asked for. A reader that has seen enough (`ask --help | head`) is no failure.
  package static func showing(
    _ page: String, on streams: StandardStreams.Condition, wording: some Wording
  ) -> Never {
    let bytes = Array(page.utf8)
    let failure: Int32? =
      streams.outputIsOpen ? bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: STDOUT_FILENO) } : EBADF
    if let failure, failure != EPIPE {
      StandardStreams.complain(wording.cannotWriteAnswer(StandardStreams.words(for: failure)))
      end(.exit(.failed))
    }
    end(.exit(.answered))
  }

  package static func becauseOf(_ error: UsageError) -> Never {
    if error.format == .shell {
      _ = Array(ShellFormat.usageError.utf8).withUnsafeBytes { StandardStreams.writeAll($0, to: STDOUT_FILENO) }
    }
    StandardStreams.complain(error.message)
    end(.exit(.usage))
  }

  private static func end(_ ending: ProcessEnding) -> Never {
    // Restored is already everything; so whoever waits for us sees a death by the signal, and a shell stops too.
    if case .signal(let signal, let target) = ending { Signals.sendDefault(signal, to: target) }
    // Of a signal, too: the first process of a container does not die of it.
    exit(ending.status)
  }
}

/// Collects an answer in locked memory and writes it in one go: a secret is nowhere else.
private struct LockedSink: ByteSink {
  private var memory: LockedMemory?
  private var count = 0
  private var ranOut = false

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    guard let memory, !ranOut else { return }
    memory.bytes[count] = byte
    count += 1
  }

  mutating func append(_ bytes: Span<UInt8>) {
    makeRoom(for: bytes.count)
    guard let memory, !ranOut else { return }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(rebasing: memory.bytes[count..<count + bytes.count]).copyMemory(from: source)
    }
    count += bytes.count
  }

  private mutating func makeRoom(for more: Int) {
    let capacity = memory?.bytes.count ?? 0
    guard count + more > capacity else { return }
    guard let larger = LockedMemory(byteCount: max(4096, 2 * (count + more))) else {
      ranOut = true
      return
    }
    if let memory {
      larger.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory.bytes[..<count]))
    }
    memory = larger
  }

  /// - Returns: the system's words for what went wrong.
  func send(to descriptor: Int32) -> String? {
    if ranOut { return StandardStreams.words(for: ENOMEM) }
    guard let memory, count > 0 else { return nil }
    return StandardStreams.writeAll(UnsafeRawBufferPointer(rebasing: memory.bytes[..<count]), to: descriptor)
      .map(StandardStreams.words)
  }
}
