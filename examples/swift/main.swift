// Asks for a new project and tells what it would make: `ask` as a library of a Swift program.

import AskKit
import AskTerminal

let name: Question = try .line("New project", ok: "Create", rules: [.pattern("[a-z0-9-]+")])
let port: Question = try .line("Port", default: "8080", rules: [.type(.integer), .min(1024), .max(65535)])

var answers: [String] = []
for question in [name, port] {
  switch ask(question, within: .seconds(600)) {
  case .answered(let answer): answers.append(answer.text ?? "")
  case let outcome: outcome.endProcess()
  }
}
print("\(answers[0]) listens on \(answers[1])")
