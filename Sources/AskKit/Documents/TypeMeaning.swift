extension AnswerTypeName {
  /// What it demands, and the public definition it follows, in the markup of the flag table.
  package var meaning: String {
    switch self {
    case .text: "Anything; the same as without `--type`."
    case .integer:
      """
      A whole number of 64 bits with its sign, in decimal digits. `+` and leading zeros are dropped: `08` becomes `8`.
      """
    case .number:
      """
      A decimal number of any length, with a point and an exponent or without. It is compared exactly, never as a \
      binary fraction, and written as JSON (RFC 8259) wants it: `+.5` becomes `0.5`; `1.50` stays.
      """
    case .date: "A day of the calendar of ISO 8601, such as `2026-03-09`, with its leap years."
    case .time: "A time of day of ISO 8601, such as `09:30` or `09:30:15`."
    case .email: "An e-mail address as the HTML standard has it for its own e-mail fields."
    case .url: "A URI of RFC 3986 with a scheme and a host."
    case .hostname: "The name of a host by RFC 1123."
    case .ip: "An address of IPv4 or IPv6, as inet_pton(3) reads them."
    case .ipv4: "An address of IPv4: four numbers up to 255."
    case .ipv6: "An address of IPv6, without a zone."
    case .uuid: "A UUID of RFC 9562, of any version; it is written in lower case."
    case .semver: "A version of Semantic Versioning 2.0.0 (semver.org), such as `2.0.0-rc.1`."
    case .identifier: "A name as POSIX defines it for variables: ASCII letters, digits and `_`, and no digit first."
    case .filename: "A name for a file: 1 to 255 bytes, no slash, and neither `.` nor `..`."
    case .path:
      """
      A path of at most 4095 bytes, and 255 between slashes. In this and the next two, `~` alone or before a slash \
      becomes the value of `HOME`.
      """
    case .file: "The path of something that exists and is no directory."
    case .directory: "The path of a directory that exists."
    }
  }
}
