/// How the answer is written to standard output.
package enum OutputFormat: String, CaseIterable, Sendable {
  case plain, json
}
