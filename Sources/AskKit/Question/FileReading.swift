/// Reads a whole file that a flag names. The kit itself touches none.
package struct FileReading {
  private let contents: (String) -> Result<[UInt8], FileFailure>

  package init(_ contents: @escaping (String) -> Result<[UInt8], FileFailure>) { self.contents = contents }

  /// There are no files.
  package static var none: FileReading { FileReading { _ in .failure(FileFailure.system("there are no files here")) } }

  func contents(of path: String) throws(FileFailure) -> [UInt8] { try contents(path).get() }
}
