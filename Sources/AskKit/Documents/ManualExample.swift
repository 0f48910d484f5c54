/// A task and the lines that do it.
struct ManualExample {
  let task: String
  let lines: String
}
