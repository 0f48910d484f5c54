import Foundation
import TestSupport
import Testing

@testable import AskKit

@Suite("Types email, url, hostname, ip, ipv4, ipv6")
struct NetworkTypeTests {
  // MARK: - E-mail

  /// The expression that the HTML standard itself gives for its production.
  static let htmlEmail =
    "[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"

  @Test(
    "what the HTML standard's production accepts",
    arguments: [
      "ann@example.org", "a@b", "a.b+c@example.co.jp", "..@x", "!#$%&'*+/=?^_`{|}~-@example.org", "a@1-2.3", "a@123",
      "ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ", "a@" + String(repeating: "x", count: 63),
    ])
  func emails(text: String) {
    #expect(EmailType().accepts(text))
  }

  @Test(
    "and what it does not",
    arguments: [
      "", "@", "a@", "@b", "a", "a@b@c", "a b@c", "\"a b\"@c", "a@-b", "a@b-", "a@b..c", "a@.b", "a@b.", "é@b", "a@é",
      "a,b@c", "a(b)@c", "a@[192.0.2.1]", "a@b_c", "ann@example.org,bob@example.org",
      "a@" + String(repeating: "x", count: 64),
    ])
  func noEmails(text: String) {
    #expect(EmailType().reason(against: text) == .notOfType(.email))
  }

  @Test("it agrees with the standard's own expression")
  func emailAgrees() throws {
    let pattern = try Pattern(Self.htmlEmail, matching: .wholeSubject)
    var generator = SeededRandom(seed: 1)
    for _ in 0..<5000 {
      let text = randomText(of: Array("aZ0@@.-_!()"), upTo: 8, using: &generator)
      #expect(EmailType().accepts(text) == (pattern.match(text.utf8Span.span) == .matched), "\(text)")
    }
  }

  // MARK: - URL

  @Test(
    "RFC 3986 with scheme and host",
    arguments: [
      "https://example.org", "http://example.org/", "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://a/b/c/d;p?q",
      "ldap://[2001:db8::7]/c=GB?objectClass?one", "telnet://192.0.2.16:80/", "ssh://git@example.org:22/~me/x.git",
      "HTTP://EXAMPLE.ORG", "svn+ssh://x", "https://user:pass@example.org:8080/a/../b?c=d/e?f#g/h?i", "http://x:/",
      "http://%41/%E3%81%82?%20", "http://[v1.a:b]/", "http://[::ffff:192.0.2.1]:80", "http://a//b", "http://x?",
      "http://x#",
      "foo://example.com:8042/over/there?name=ferret#nose", "ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｏｒｇ", "http://a_b/", "http://!$&'()*+,;=/",
    ])
  func urls(text: String) {
    #expect(URLType().accepts(text))
  }

  @Test(
    "what is missing is told",
    arguments: [
      ("", Reason.urlWithoutScheme), ("example.org", .urlWithoutScheme), ("//example.org/", .urlWithoutScheme),
      ("/path", .urlWithoutScheme), ("1http://x", .urlWithoutScheme), ("ht tp://x", .urlWithoutScheme),
      ("://x", .urlWithoutScheme), ("mailto:a@b", .urlWithoutHost), ("urn:isbn:1", .urlWithoutHost),
      ("file:///etc/passwd", .urlWithoutHost), ("http:///x", .urlWithoutHost), ("http://", .urlWithoutHost),
      ("http:x", .urlWithoutHost), ("http://:80/", .urlWithoutHost), ("http://a@/", .urlWithoutHost),
    ].map { URLRow(text: $0.0, isWithoutScheme: $0.1 == .urlWithoutScheme) })
  func incomplete(row: URLRow) {
    #expect(URLType().reason(against: row.text) == (row.isWithoutScheme ? .urlWithoutScheme : .urlWithoutHost))
  }

  struct URLRow {
    let text: String
    let isWithoutScheme: Bool
  }

  @Test(
    "characters that a URL cannot hold where they stand are refused",
    arguments: [
      "http://x/a b", "http://x/日本", "http://x/%", "http://x/%4", "http://x/%zz", "http://x/<>", "http://x/\"",
      "http://x/{}", "http://x/|", "http://x/\\", "http://x/^", "http://x/`", "http://x/[]", "http://x/#a#b",
      "http://x/%E3%8", "http://a b@x/",
    ])
  func noURLs(text: String) {
    #expect(URLType().reason(against: text) == .notOfType(.url))
  }

  @Test(
    "a host or port that is none is told as that: no %20 would help",
    arguments: [
      "http://a b/", "http://a@b@c/", "http://x:80a/", "http://[::1", "http://[::1]x", "http://[::g]/",
      "http://[1.2.3.4]/", "http://[fe80::1%25eth0]/", "http://[v.x]/", "http://[]/", "http://%zz/", "http://a<b/",
      "http://[v1.]/", "http://ä.de", "http://日本.jp/",
    ])
  func noHosts(text: String) {
    #expect(URLType().reason(against: text) == .urlHostNotValid)
  }

  // MARK: - Host name

  @Test(
    "names of RFC 1123",
    arguments: [
      "localhost", "example.org", "3com.com", "a", "a-b.c", "xn--wgv71a.jp", "1.a", "EXAMPLE.org", "a.b.c.d.e",
      String(repeating: "x", count: 63), "１ａ．ｊｐ", "例。jp".replacing("例", with: "a"),
      Array(repeating: String(repeating: "x", count: 49), count: 5).joined(separator: ".") + ".ab",
    ])
  func hostnames(text: String) {
    #expect(HostnameType().accepts(text))
  }

  @Test(
    "no names",
    arguments: [
      "", ".", "a.", ".a", "a..b", "-a", "a-", "a.-b", "a_b", "a b", "日本.jp", "a/b", "a:80", "*.example.org",
      String(repeating: "x", count: 64),
    ])
  func noHostnames(text: String) {
    #expect(HostnameType().reason(against: text) == .notOfType(.hostname))
  }

  @Test("too long as a whole, and what could be an address, are told")
  func specialHostnames() {
    let long = Array(repeating: String(repeating: "x", count: 50), count: 5).joined(separator: ".")
    #expect(HostnameType().reason(against: long) == .hostnameTooLong(count: 254))
    for text in ["192.0.2.1", "256.1", "1", "a.1"] {
      #expect(HostnameType().reason(against: text) == .hostnameEndsInNumber)
    }
  }

  // MARK: - Addresses

  @Test("addresses of both kinds", arguments: ["192.0.2.1", "0.0.0.0", "255.255.255.255", "１９２．０．２．１"])
  func ipv4(text: String) {
    #expect(IPv4Type().accepts(text))
    #expect(IPType().accepts(text))
    #expect(IPv6Type().reason(against: text) == .notOfType(.ipv6))
  }

  @Test(
    "addresses of IPv6",
    arguments: [
      "::", "::1", "2001:db8::1", "1:2:3:4:5:6:7:8", "1::8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "FE80::ABCD",
      "::ffff:192.0.2.1", "1:2:3:4:5:6:192.0.2.1", "１：：２",
    ])
  func ipv6(text: String) {
    #expect(IPv6Type().accepts(text))
    #expect(IPType().accepts(text))
    #expect(IPv4Type().reason(against: text) == .notOfType(.ipv4))
  }

  @Test(
    "no addresses",
    arguments: [
      "", ".", ":", "1", "1.2.3", "1.2.3.4.5", "256.0.0.1", "01.2.3.4", "1.2.3.04", "1..2.3", "1.2.3.4 x", "0x7f.1",
      ":::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "12345::", "g::", ":1", "1:",
      "fe80::1%eth0", "::1/64", "[::1]", "::1.2.3", "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:6:7::8", "::1.2.3.4:5",
      "1.2.3.4/24", "example.org",
    ])
  func noAddresses(text: String) {
    #expect(IPType().reason(against: text) == .notOfType(.ip))
    #expect(!IPv4Type().accepts(text))
    #expect(!IPv6Type().accepts(text))
  }

  @Test("both agree with inet_pton of the C library")
  func agreeWithLibrary() {
    var generator = SeededRandom(seed: 2)
    let groups = ["1", "ab", "F09c", "0", ":", ":", ":", "::", "1.2.3.4", "00000"]
    let parts = ["1", "0", "25", "255", "256", ".", ".", ".", "a"]
    var misjudged: [String] = []
    for _ in 0..<20_000 {
      let pieces = Bool.random(using: &generator) ? groups : parts
      let text = (0..<Int.random(in: 0...16, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
        .joined()
      var address = in6_addr()
      if IPv4Type.isAddress(text.utf8Span.span) != (inet_pton(AF_INET, text, &address) == 1)
        || IPv6Type.isAddress(text.utf8Span.span) != (inet_pton(AF_INET6, text, &address) == 1)
      {
        misjudged.append(text)
      }
    }
    #expect(misjudged == [])
  }
}
