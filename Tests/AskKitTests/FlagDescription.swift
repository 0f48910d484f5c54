import AskKit
import Testing

extension Flag: CustomTestStringConvertible {
  public var testDescription: String { "--\(long)" }
}
