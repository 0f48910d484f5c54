import AskKit
import Testing

extension Flag: CustomTestStringConvertible {
  /// Its long name: a failed test need not show the whole row.
  public var testDescription: String { "--\(long)" }
}
