/// From what was said of a form to what is meant.
extension Form {
  init(_ options: Options, _ home: String?, _ files: FileReading) throws(UsageError) {
    if let flag = options.flags.first(where: { $0.scope == .field }) {
      throw UsageError("--\(flag.long) belongs to a field; put it behind the --field that it is for")
    }
    var fields: [FormField] = []
    for said in options.fields {
      let field = try FormField(said, options.format, home, files)
      if fields.contains(where: { $0.name == field.name }) {
        throw UsageError("--field '\(field.name)' is given twice; each field needs a name of its own")
      }
      if let path = field.question.entry.openText?.draftPath,
        let other = fields.first(where: { $0.question.entry.openText?.draftPath == path })
      {
        throw UsageError("--field '\(other.name)' and '\(field.name)' have one --draft; each needs a file of its own")
      }
      fields.append(field)
    }
    self.init(
      title: try options.oneTitle(), message: options.message, okLabel: options.ok, cancelLabel: options.cancel,
      fields: fields)
  }
}

extension FormField {
  fileprivate init(_ options: Options, _ format: OutputFormat, _ home: String?, _ files: FileReading) throws(UsageError)
  {
    let name = options.name ?? ""
    if name.isEmpty { throw UsageError("--field takes a name, not an empty text") }
    if options.flags.contains(where: { $0.long == "name" }) {
      throw UsageError("--field names its field already; leave out --name")
    }
    if format == .shell, !ShellFormat.isName(name) {
      throw UsageError("--field '\(name)' is no shell variable; use letters, digits and _, and no digit first")
    }
    var question = try FormField.question(name, options, home, files)
    question.name = name
    if question.title == nil, options.prompt == nil { question.title = name }
    if question.entry.kind == .multiline, format == .plain {
      throw UsageError("--field '\(name)' may have several lines, and --format plain gives each field one; use --json")
    }
    self.init(name: name, question: question)
  }

  /// Says of which field a contradiction is.
  private static func question(
    _ name: String, _ options: Options, _ home: String?, _ files: FileReading
  ) throws(UsageError) -> Question {
    do { return try options.question(home, files) } catch { throw UsageError("--field '\(name)': \(error.message)") }
  }
}
