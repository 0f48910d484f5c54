// Asks for a new project, and tells what it would make: `ask` as a library of a Swift program.

import AskKit
import AskTerminal

let project: Question
let port: Question
do {
  project = try .line("New project", message: "Letters, digits and -", ok: "Create", rules: [.pattern("[a-z0-9-]+")])
  port = try .line("Port", default: "8080", rules: [.type(.integer), .min(1024), .max(65535)])
} catch {
  fatalError(error.message)
}

var answers: [String] = []
for question in [project, port] {
  switch ask(question, within: .seconds(600)) {
  case .answered(let answer): answers.append(answer.text ?? "")
  case let outcome: outcome.endProcess()
  }
}
print("\(answers[0]) listens on \(answers[1])")
