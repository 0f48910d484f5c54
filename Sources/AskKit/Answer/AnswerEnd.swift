/// What stands after an answer.
enum AnswerEnd {
  case nothing, newline, nul

  func write(to sink: inout some ByteSink) {
    switch self {
    case .nothing: break
    case .newline: sink.append(UInt8(ascii: "\n"))
    case .nul: sink.append(0)
    }
  }
}
