import Foundation
import TestSupport
import Testing

// The examples that ask for secrets, with the real programs that want them.
extension ExampleTests {
  private static let askpass = path("askpass")

  /// Answers one question of askpass on the terminal.
  private func answer(_ session: TerminalSession, _ title: String, _ keys: Keys) throws {
    try session.waitFor(title)
    try session.waitFor(Ask.statusKey)
    try session.send(keys)
  }

  @Test("askpass for ssh-add and ssh-keygen: a key's passphrase, asked again where it is wrong")
  func askpassForKeys() throws {
    let session = try onTerminal(
      [
        "sh", "-c",
        """
        ssh-keygen -q -t ed25519 -C ann -f key && eval "$(ssh-agent -s)" >&2 && trap 'ssh-agent -k >&2' EXIT &&
        ssh-add key && ssh-add -l
        """,
      ], ["SSH_ASKPASS": Self.askpass, "SSH_ASKPASS_REQUIRE": "force"])
    try answer(session, "Enter passphrase (empty for no passphrase):", "correct horse" + .enter)
    try answer(session, "Enter same passphrase again:", "correct horse" + .enter)
    try answer(session, "Enter passphrase for", "wrong horse" + .enter)
    try answer(session, "Bad passphrase, try again for", "correct horse" + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text.contains("SHA256:") && session.output.text.contains("ann (ED25519)"))
    #expect(!session.display.contains("horse"))
    try Ask.expectRestored(session)
  }

  @Test(
    "askpass for ssh-agent: whether a key may be used", arguments: [("y", 0), ("n", 255), ("", 255)] as [(Keys, Int32)])
  func askpassConfirms(keys: Keys, status: Int32) throws {
    try #require(
      try withoutTerminal(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "ann", "-f", home.path("key")]).status
        == 0)
    // The agent asks, so it stays in the foreground.
    let session = try onTerminal(
      [
        "sh", "-c",
        """
        ssh-agent -D -a socket >/dev/null & trap "kill $!" EXIT
        while ! test -S socket; do sleep 0.02; done
        SSH_AUTH_SOCK=socket; export SSH_AUTH_SOCK
        ssh-add -qc key && echo text | ssh-keygen -q -Y sign -f key.pub -n file
        """,
      ], ["SSH_ASKPASS": Self.askpass, "SSH_ASKPASS_REQUIRE": "force"])
    try answer(session, "Key fingerprint SHA256:", keys.bytes.isEmpty ? .control("d") : keys + .enter)
    #expect(try session.waitForEnd() == .exited(status), "\(session.errors.text)")
    #expect(session.display.contains("Allow use of key ann?"))
    #expect(session.output.text.contains("BEGIN SSH SIGNATURE") == (status == 0))
    try Ask.expectRestored(session)
  }

  @Test("askpass shows what is to be done elsewhere until it is done")
  func askpassNotifies() throws {
    let session = try onTerminal(
      [Self.askpass, "Confirm user presence for key ED25519-SK SHA256:x"], ["SSH_ASKPASS_PROMPT": "none"])
    try session.waitFor("Confirm user presence for key ED25519-SK SHA256:x")
    try session.waitFor(Ask.statusKey)
    session.signal(SIGTERM)
    #expect(try session.waitForEnd() == .signalled(SIGTERM))
    #expect(session.output.text == "")
    #expect(try session.modes.differences(from: session.initialModes) == [])
  }

  @Test("askpass for ssh: the question about an unknown host is answered in the open")
  func askpassForHost() throws {
    let ssh = try Data(contentsOf: URL(filePath: "/usr/bin/ssh"))
    for words in ["(yes/no/[fingerprint])? ", "Please type 'yes', 'no' or the fingerprint: "] {
      #expect(ssh.range(of: Data(words.utf8)) != nil, "as ssh asks")
    }
    let question = """
      The authenticity of host 'example.org (192.0.2.1)' can't be established.
      ED25519 key fingerprint is SHA256:abc.
      Are you sure you want to continue connecting (yes/no/[fingerprint])?\u{20}
      """
    let session = try onTerminal([Self.askpass, question])
    try session.waitFor("key fingerprint is SHA256:abc.")
    try session.waitFor(Ask.statusKey)
    try session.send("SHA256:abc" + .enter)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.output.text == "SHA256:abc\n")
    #expect(session.display.contains("> SHA256:abc") || session.display.contains("? SHA256:abc"))
    let again = try onTerminal([Self.askpass, "Please type 'yes', 'no' or the fingerprint: "])
    try answer(again, "fingerprint:", "yes" + .enter)
    #expect(try again.waitForEnd() == .exited(0))
    #expect(again.output.text == "yes\n")
    #expect(again.display.contains("fingerprint: yes"))
  }

  @Test("askpass for git: the name is seen, the password is not")
  func askpassForGit() throws {
    _ = try home.write("server.py", Self.server)
    let session = try onTerminal(
      [
        "sh", "-c",
        """
        set -e
        git init -q --bare repository.git
        git init -q work && git -C work commit -q --allow-empty -m First && git -C work push -q ../repository.git HEAD:main
        git -C repository.git update-server-info
        \(Self.withServer)
        git ls-remote "$server/repository.git"
        """,
      ], ["GIT_ASKPASS": Self.askpass, "AUTHORIZATION": "Basic " + Data("ann:pa ss'\"\\é".utf8).base64EncodedString()])
    try answer(session, "Username for 'http://127.0.0.1:", "ann" + .enter)
    try answer(session, "Password for 'http://ann@127.0.0.1:", "pa ss'\"\\é" + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text.hasSuffix("\trefs/heads/main\n"), "\(session.errors.text)")
    #expect(session.display.contains("': ann"))
    #expect(!session.display.contains("pa ss"))
    try Ask.expectRestored(session)
  }

  @Test(
    "askpass for sudo -A",
    .enabled(
      if: (try? Program.run(["unshare", "--mount", "true"]).status) == 0,
      "needs root, for accounts in a mount namespace"))
  func askpassForSudo() throws {
    // An account that only this test sees: what the machine has in /etc stays as it is.
    let session = try onTerminal(
      [
        "unshare", "--mount", "sh", "-c",
        #"""
        set -eu
        chmod 755 . && cp "$EXAMPLE" askpass && cp --remove-destination "$ASK" bin/ask
        cp /etc/passwd passwd && cp -p /etc/shadow shadow
        echo 'ask-test:x:54321:54321::/:/bin/sh' >>passwd
        echo "ask-test:$(perl -e 'print crypt("correct horse", "\$6\$salt\$")'):20000:0:99999:7:::" >>shadow
        printf 'Defaults !lecture\nask-test ALL=(root) /usr/bin/id\n' >sudoers && chmod 440 sudoers
        for file in passwd shadow sudoers; do mount --bind "$file" "/etc/$file"; done
        exec setpriv --reuid=54321 --regid=54321 --clear-groups sudo -A id -u
        """#,
      ], ["SUDO_ASKPASS": home.path("askpass"), "EXAMPLE": Self.askpass, "ASK": AskBinary.path])
    try answer(session, "[sudo] password for ask-test:", "wrong horse" + .enter)
    try answer(session, "[sudo] password for ask-test:", "correct horse" + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text == "0\n")
    #expect(!session.display.contains("horse"))
    try Ask.expectRestored(session)
  }

  @Test("a password goes into the keyring by a pipe; cancelled, nothing is stored")
  func keyringEntry() throws {
    _ = try home.write("bin/secret-tool", "#!/bin/sh\n{ printf '%s\\n' \"$@\"; cat; } >\"$HOME/stored\"\n", mode: 0o755)
    let cancelled = try onTerminal([Self.path("keyring-entry")])
    try answer(cancelled, "Service", "mail" + .enter)
    try answer(cancelled, "Account", .control("d"))
    #expect(try cancelled.waitForEnd() == .exited(3))
    #expect(access(home.path("stored"), F_OK) != 0)

    let session = try onTerminal([Self.path("keyring-entry")])
    try answer(session, "Service", "mail" + .enter)
    try answer(session, "Account", "ann" + .enter)
    try answer(session, "Password", "it's $(secret)" + .enter)
    try session.waitFor("(again)")
    try session.send("it's $(secret)" + .enter)
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text == "Stored the password of ann at mail.\n")
    #expect(
      String(decoding: try home.read("stored"), as: UTF8.self)
        == "store\n--label=ann at mail\nservice\nmail\naccount\nann\nit's $(secret)")
    #expect(!session.display.contains("it's"))
    #expect(try session.modes.differences(from: session.initialModes) == [])
  }

  @Test("a token goes to curl by a pipe, and is on no command line", arguments: [true, false])
  func apiCall(byHand: Bool) throws {
    _ = try home.write("server.py", Self.server)
    _ = try home.write("data", "the data\n")
    let session = try onTerminal(
      ["sh", "-c", "\(Self.withServer)\n'\(Self.path("api-call"))' \"$server/data\""],
      ["AUTHORIZATION": "Bearer hunter2.secret==", "API_TOKEN": "hunter2.secret=="].without(byHand ? "API_TOKEN" : ""))
    if byHand { try answer(session, "API token", "hunter2.secret==" + .enter) }
    #expect(try session.waitForEnd() == .exited(0), "\(session.errors.text)")
    #expect(session.output.text == "the data\n")
    #expect(!session.display.contains("hunter2"))
    let quote = try withoutTerminal([Self.path("api-call"), "http://127.0.0.1:1/"], ["API_TOKEN": "a\"\nurl = x"])
    #expect(quote.status == 5)
  }

  /// Runs what stands behind it while the server runs, whose address is `$server`.
  private static let withServer = """
    python3 server.py & trap "kill $!" EXIT; while ! test -s port; do sleep 0.02; done
    server=http://127.0.0.1:$(cat port)
    """

  /// Gives the files of its directory to whoever has the authorization that it is told; but not to a client with a part of
  /// that in the command line of any process.
  private static let server = #"""
    import glob, http.server, os
    wanted = os.environ["AUTHORIZATION"]
    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            if self.headers["Authorization"] != wanted:
                self.send_response(401)
                self.send_header("WWW-Authenticate", "Basic realm=test")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            for name in glob.glob("/proc/[0-9]*/cmdline"):
                try:
                    seen = wanted.split()[1].encode() in open(name, "rb").read()
                except OSError:
                    continue
                if seen:
                    return self.send_error(500, "seen")
            super().do_GET()
        def log_message(self, *words): pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    with open("port.new", "w") as file: file.write(str(server.server_port))
    os.rename("port.new", "port")
    server.serve_forever()
    """#
}
