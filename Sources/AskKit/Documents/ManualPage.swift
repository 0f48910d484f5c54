/// `man/ask.1`, in mdoc(7): the flags from the table, the rest from `ManualText`, the sections in the order that mdoc(7)
/// demands.
package struct ManualPage {
  private let rows: [Flag]

  package init(_ rows: [Flag]) { self.rows = rows }

  package func rendered() -> String {
    var page = Mdoc()
    page.comment("Made from the flag table by `make generate`; do not edit.")
    page.macro("Dd \(Version.date)")
    page.macro("Dt ASK 1")
    page.macro("Os")
    name(&page)
    synopsis(&page)
    description(&page)
    page.heading("KEYS", ManualText.keys)
    page.list(ManualText.keyItems)
    page.macro("Pp")
    page.text(ManualText.functions)
    page.heading("WHAT IS VALID", ManualText.valid)
    page.heading("TYPES")
    page.list(ManualText.types)
    page.heading("SECRETS", ManualText.secrets)
    page.heading("ENVIRONMENT")
    page.list(ManualText.environment)
    page.heading("FILES")
    page.list(ManualText.files)
    page.heading("EXIT STATUS", ManualText.exitStatus)
    page.list(ManualText.statuses)
    page.heading("EXAMPLES")
    for (index, example) in ManualText.examples.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.example(example)
    }
    page.heading("SEE ALSO")
    page.references(ManualText.seeAlso)
    page.heading("STANDARDS", ManualText.standards)
    page.heading("CAVEATS", ManualText.caveats)
    return page.output
  }

  /// The flags, with their dashes, that the sections beside the table speak of.
  package static var flagsSpokenOf: [String] {
    let texts = [
      ManualText.description, ManualText.keys, ManualText.functions, ManualText.valid, ManualText.secrets,
      ManualText.exitStatus, ManualText.standards, ManualText.caveats,
    ]
    let items =
      ManualText.keyItems + ManualText.types + ManualText.environment + ManualText.files + ManualText.statuses
    return (texts + items.map(\.text)).flatMap { Markup($0).flags }
  }

  private func name(_ page: inout Mdoc) {
    page.heading("NAME")
    page.macro("Nm ask")
    page.macro("Nd \(ManualText.oneLine)")
  }

  private func synopsis(_ page: inout Mdoc) {
    page.heading("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op Ar flag ...")
    page.macro("Op Ar title")
    for flag in rows where flag.section == .help {
      page.macro("Nm")
      page.usage(flag)
    }
  }

  private func description(_ page: inout Mdoc) {
    page.heading("DESCRIPTION", ManualText.description)
    for section in Flag.Section.allCases {
      let members = rows.filter { $0.section == section }
      guard !members.isEmpty else { continue }
      page.macro("Ss", section.rawValue)
      page.list(members)
    }
  }
}
