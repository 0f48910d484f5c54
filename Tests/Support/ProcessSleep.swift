import Foundation

/// Whether a process waits for something, read from outside.
struct ProcessSleep {
  let isAsleep: Bool
  /// How often it has gone to sleep, this time included.
  let times: Int

  init(of process: pid_t) throws {
    let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == ":" || $0 == "\t" })
      if words.count > 1 { values[words[0]] = words[1] }
    }
    guard let state = values["State"], let times = values["voluntary_ctxt_switches"].flatMap({ Int($0) }) else {
      throw TestError("what /proc tells of \(process): \(text)")
    }
    isAsleep = state.hasPrefix("S")
    self.times = times
  }
}
