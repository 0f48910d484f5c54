/// Reads a whole file that a flag names. The kit itself touches none.
package struct FileReading {
  private let contents: (String) -> Result<[UInt8], Failure>

  package struct Failure: Error, Equatable {
    /// The system's own.
    package let words: String

    package init(words: String) { self.words = words }
  }

  package init(_ contents: @escaping (String) -> Result<[UInt8], Failure>) { self.contents = contents }

  /// There are no files.
  package static var none: FileReading { FileReading { _ in .failure(Failure(words: "there are no files here")) } }

  func contents(of path: String) throws(Failure) -> [UInt8] { try contents(path).get() }
}
