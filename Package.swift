// swift-tools-version: 6.2
import PackageDescription

// The release binary on Linux is one static file: it starts in a third of the time of the shared build.
// `make build STATIC=0` (ASK_STATIC=0 here) builds the shared one, for machines without the static libraries.
let linksStatically = Context.environment["ASK_STATIC"] != "0"

let staticLinking: [LinkerSetting] =
  linksStatically
  ? [
    .unsafeFlags(
      [
        "-static-executable", "-use-ld=lld",
        // Strip; then what a static libedit needs: terminfo, and the BSD functions of Debian's build.
        "-Xlinker", "-s", "-Xlinker", "-ltinfo", "-Xlinker", "-lbsd", "-Xlinker", "-lmd",
      ],
      .when(platforms: [.linux], configuration: .release))
  ] : []

let package = Package(
  name: "ask",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "ask", targets: ["ask"]),
    .library(name: "AskKit", targets: ["AskKit"]),
    .library(name: "AskTerminal", targets: ["AskTerminal"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .target(name: "CEditline", dependencies: ["CLibedit"], cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "AskKit", dependencies: ["CPCRE2"]),
    .target(name: "AskTerminal", dependencies: ["AskKit", "CEditline"]),
    .executableTarget(
      name: "ask", dependencies: ["AskKit", "AskTerminal"], linkerSettings: staticLinking),
    // Outside of the package's own access, as other packages are.
    .executableTarget(
      name: "LibraryExample", dependencies: ["AskKit", "AskTerminal"], path: "examples/swift", packageAccess: false),
    .target(name: "CSpawn", path: "Tests/CSpawn", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "TestSupport", dependencies: ["CSpawn"], path: "Tests/Support"),
    .testTarget(name: "AskKitTests", dependencies: ["AskKit", "TestSupport"]),
    .testTarget(name: "AskTerminalTests", dependencies: ["AskKit", "AskTerminal", "CEditline", "TestSupport"]),
    // Not on `ask`: a test target that depends on a target with unsafe flags does not link in release.
    // The binary is found beside the tests, or named by ASK_BINARY.
    .testTarget(name: "AskEndToEndTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
