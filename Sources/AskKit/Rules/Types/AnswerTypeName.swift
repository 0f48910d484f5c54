/// The words that `--type` takes.
public enum AnswerTypeName: String, CaseIterable, Sendable {
  /// Anything; what an answer is without `--type`.
  case text
  case integer, number, date, time
  case email, url, hostname, ip, ipv4, ipv6
  case uuid, semver, identifier
  case filename, path, file, directory

  /// Full-width forms are folded only where no valid answer can hold them.
  package var hasASCIIAlphabet: Bool {
    switch self {
    case .text, .filename, .path, .file, .directory: false
    case .integer, .number, .date, .time, .email, .url, .hostname, .ip, .ipv4, .ipv6, .uuid, .semver, .identifier: true
    }
  }
}
