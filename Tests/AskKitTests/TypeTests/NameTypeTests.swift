import TestSupport
import Testing

@testable import AskKit

@Suite("Types uuid, semver, identifier")
struct NameTypeTests {
  // MARK: - UUID

  /// The examples of RFC 9562: appendices A and B, nil and max.
  @Test(
    "UUIDs of every version are written in lower case",
    arguments: [
      "C232AB00-9414-11EC-B3C8-9F6BDECED846", "5df41881-3aed-3515-88a7-2f4a814cf09e",
      "919108f7-52d1-4320-9bac-f847db4148a8",
      "2ed6657d-e927-568b-95e1-2665a8aea6a2", "1EC9414C-232A-6B00-B3C8-9F6BDECED846",
      "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
      "2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", "00000000-0000-0000-0000-000000000000",
      "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    ])
  func uuids(text: String) {
    #expect(UUIDType().accepts(text))
    #expect(UUIDType().form(of: text) == text.lowercased())
  }

  @Test("full-width UUIDs become ASCII")
  func wideUUID() {
    let text = "５ＤＦ４１８８１－３ａｅｄ－３５１５－８８ａ７－２ｆ４ａ８１４ｃｆ０９ｅ"
    #expect(UUIDType().accepts(text))
    #expect(UUIDType().form(of: text) == "5df41881-3aed-3515-88a7-2f4a814cf09e")
  }

  @Test(
    "no UUIDs",
    arguments: [
      "", "5df418813aed351588a72f4a814cf09e", "{5df41881-3aed-3515-88a7-2f4a814cf09e}",
      "5df41881-3aed-3515-88a7-2f4a814cf09",
      "5df41881-3aed-3515-88a7-2f4a814cf09ee", "5df41881-3aed-3515-88a72-f4a814cf09e",
      "5df41881-3aed-3515-88a7-2f4a814cf09g",
      "urn:uuid:5df41881-3aed-3515-88a7-2f4a814cf09e", "5df41881 3aed 3515 88a7 2f4a814cf09e",
    ])
  func noUUIDs(text: String) {
    #expect(UUIDType().reason(against: text) == .notOfType(.uuid))
  }

  // MARK: - Version

  @Test(
    "versions of semver.org",
    arguments: [
      "0.0.4", "1.2.3", "10.20.30", "1.1.2-prerelease+meta", "1.1.2+meta", "1.1.2+meta-valid", "1.0.0-alpha",
      "1.0.0-alpha.beta.1", "1.0.0-alpha0.valid", "1.0.0-rc.1+build.1", "1.2.3-SNAPSHOT-123", "2.0.0+build.1848",
      "1.2.3----RC-SNAPSHOT.12.9.1--.12+788", "1.0.0+0.build.1-rc.10000aaa-kk-0.1", "1.0.0-0A.is.legal", "1.0.0+001",
      "99999999999999999999999.999999999999999999.99999999999999999", "1.0.0--", "１．２．３－ｒｃ．１",
    ])
  func versions(text: String) {
    #expect(SemverType().accepts(text))
  }

  @Test(
    "no versions",
    arguments: [
      "", "1", "1.2", "1.2.3.4", "v1.2.3", "01.1.1", "1.01.1", "1.1.01", "1.2.3-0123", "1.2.3-0123.0123", "1.1.2+.123",
      "1.2.3-", "1.2.3+", "1.2.3-+b", "1.2.3-a..b", "1.0.0-alpha_beta", "9.8.7-whatever+meta+meta", "-1.0.3-gamma+b",
      "alpha", "1.2-SNAPSHOT", "1.2.3 -a", "1.2.é",
    ])
  func noVersions(text: String) {
    #expect(SemverType().reason(against: text) == .notOfType(.semver))
  }

  @Test("it agrees with the expression that semver.org recommends")
  func versionAgrees() throws {
    let pattern = try Pattern(
      #"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?"#,
      matching: .wholeSubject)
    var generator = SeededRandom(seed: 3)
    for _ in 0..<10_000 {
      let text = "1.0." + randomText(of: Array("019a.-+"), upTo: 8, using: &generator)
      #expect(SemverType().accepts(text) == (pattern.match(text.utf8Span.span) == .matched), "\(text)")
    }
  }

  // MARK: - Identifier

  @Test("names of POSIX variables", arguments: ["a", "_", "A1", "HOME", "_x_9", "ｎａｍｅ＿１"])
  func identifiers(text: String) {
    #expect(IdentifierType().accepts(text))
  }

  @Test("no names", arguments: ["", "1a", "a-b", "a b", "a.b", "é", "名", "$a", "a="])
  func noIdentifiers(text: String) {
    #expect(IdentifierType().reason(against: text) == .notOfType(.identifier))
  }
}
