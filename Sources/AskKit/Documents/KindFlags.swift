/// Which flags of a table name the kind of entry, and which do not go with them: a shell must not offer what would be
/// wrong usage.
struct KindFlags {
  private let rows: [Flag]

  init(_ rows: [Flag]) { self.rows = rows }

  /// In the order of the table. A line has none.
  var all: [(kind: EntryKind, flag: Flag)] {
    rows.compactMap { row in EntryKind(rawValue: row.long).map { ($0, row) } }
  }

  /// What must not stand beside the flag of a kind; itself among it, because it is there already.
  func refused(by kind: EntryKind) -> [Flag] {
    rows.filter { EntryKind(rawValue: $0.long) != nil || !$0.kinds.contains(EntryKinds(kind)) }
  }

  /// The flags of the kinds that another flag does not fit.
  func refusing(_ flag: Flag) -> [Flag] {
    all.filter { !flag.kinds.contains(EntryKinds($0.kind)) }.map(\.flag)
  }
}

extension Flag {
  /// As it is written: `-t`, `--title`.
  var writtenNames: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }
}
