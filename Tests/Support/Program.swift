import Foundation

/// Runs a program that has no terminal: a session of its own, pipes for the output, nothing inherited.
public enum Program {
  /// What came of a run.
  public struct Result: CustomStringConvertible {
    /// How it ended.
    public let ending: Ending
    /// Everything from standard output.
    public let output: [UInt8]
    /// Everything from standard error.
    public let errors: [UInt8]

    /// The status it returned; nil if it died of a signal.
    public var status: Int32? {
      if case .exited(let status) = ending { status } else { nil }
    }
    /// Standard output as text.
    public var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// All of it, for a failed expectation.
    public var description: String {
      "\(ending)\nstandard output: \(outputText.debugDescription)\nstandard error: \(errorText.debugDescription)"
    }
  }

  /// Runs `command` to its end.
  /// - Parameters:
  ///   - input: the bytes of standard input; nil for `/dev/null`.
  ///   - standardOutput: where its output goes; only `.pipe` is captured.
  ///   - seconds: after which the program is killed and an error thrown.
  public static func run(
    _ command: [String], input: [UInt8]? = nil, environment: [String: String] = ChildEnvironment.path,
    directory: String? = nil, standardOutput: StandardStream = .pipe, seconds: Double = 60
  ) throws -> Result {
    let pump = StreamPump()
    let streams = try ChildStreams(
      input: input == nil ? .null : .pipe, output: standardOutput, errors: .pipe, pump: pump)
    let child = try ChildProcess(
      command, environment: environment, directory: directory, descriptors: streams.descriptors)
    streams.closeChildEnds()
    streams.input.add(input ?? [])
    streams.input.finish()

    let deadline = Deadline(seconds: seconds)
    while child.ending == nil || !pump.isDrained {
      // A background process that keeps the pipes open does not hold up the result.
      if child.ending != nil, !pump.isDrained {
        let grace = Deadline(seconds: 2)
        while !pump.isDrained, !grace.hasPassed { pump.step(milliseconds: 10) }
        break
      }
      guard !deadline.hasPassed else {
        child.killSession()
        let seen = (streams.output.bytes + streams.errors.bytes).shown
        throw TestError("\(command.joined(separator: " ")) did not end within \(seconds) s; it wrote \(seen)")
      }
      if pump.isDrained { usleep(5_000) } else { pump.step(milliseconds: 10) }
    }
    return Result(ending: child.ending!, output: streams.output.bytes, errors: streams.errors.bytes)
  }
}

extension Sequence<UInt8> {
  /// The bytes as text in which every control character is visible.
  public var shown: String {
    String(decoding: Array(self), as: UTF8.self).debugDescription
  }
}
