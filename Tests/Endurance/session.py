"""One run of `ask` on a pseudo terminal of its own, watched from outside."""

import fcntl
import os
import re
import selectors
import signal
import struct
import tempfile
import termios
import time
from dataclasses import dataclass

DOCUMENTED = {0, 1, 2, 3, 4, 5, 6, 124}
# What may go to the terminal: text, CR, LF, BEL, SGR, relative motion, absolute column, erase, bracketed paste on and off,
# and what takes back insertion, another character set and a hidden cursor.
PERMITTED = re.compile(
    r"\x1b\[(?:0|0;1|0;2|0;31)m|\x1b\[[0-9]*[ABG]|\x1b\[[KJ]|\x1b\[\?2004[hl]|\x1b\[4l|\x1b\(B|\x1b\[\?25h|[\r\n\x07\x0f]|[^\x00-\x1f\x7f-\x9f]")
# They reorder, hide or are nothing: no text that is shown may hold one.
INVISIBLE = re.compile("[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e001f]")
PASTE_MODES = re.compile(rb"\x1b\[\?2004([hl])")


class Failure(Exception):
    """What must hold did not."""


def demand(condition, words):
    if not condition:
        raise Failure(words)


@dataclass
class Result:
    """`status` is negative for a signal, None for a run that had to be killed."""

    status: int
    output: bytes
    errors: bytes
    shown: bytes
    restored: bool
    seconds: float

    def check(self, statuses=frozenset(DOCUMENTED), answer=None, may_crash=False):
        """What holds at every end, whatever went wrong before it."""
        demand(self.status is not None, f"hangs; {self}")
        demand(self.restored, f"the terminal's settings are not restored; {self}")
        if may_crash and self.status in (-signal.SIGILL, -signal.SIGTRAP, -signal.SIGABRT, -signal.SIGSEGV):
            return
        demand(self.status in statuses, f"status {self.status}; {self}")
        modes = PASTE_MODES.findall(self.shown)
        demand(not modes or modes[-1] == b"l", f"pastes stay bracketed; {self}")
        if self.status in (2, 4, 5, 6):
            demand(self.errors.count(b"\n") >= 1, f"no word on standard error; {self}")
        demand(all(line.startswith(b"ask: ") for line in self.errors.splitlines()), f"strange errors; {self}")
        if self.status == 0 and answer is not None:
            demand(self.output == answer, f"the answer is not {answer!r}; {self}")

    def check_shown(self):
        """Only what is permitted reached the terminal."""
        try:
            text = self.shown.decode()
        except UnicodeDecodeError as error:
            raise Failure(f"no UTF-8 on the terminal: {error}; {self}") from error
        rest = PERMITTED.sub("", text)
        demand(not rest, f"forbidden on the terminal: {rest[:80]!r}; {self}")
        hidden = INVISIBLE.search(text)
        demand(not hidden, f"invisible on the terminal: {hidden and ascii(hidden[0])}; {self}")

    def __str__(self):
        def cut(data):
            return repr(data if len(data) < 600 else data[:200] + b"..." + data[-400:])

        return f"status {self.status}, output {cut(self.output)}, errors {cut(self.errors)}, shown {cut(self.shown)}"


class Session:
    """A command whose controlling terminal is a new one. Its standard output and error are pipes, or what is given."""

    def __init__(self, command, environment, columns=80, rows=24, output=None, reads_terminal=True, patience=20.0):
        self.reads_terminal = reads_terminal
        self.patience = patience
        self.started = time.monotonic()
        self.master, self.slave = os.openpty()
        resize(self.slave, columns, rows)
        self.settings = termios.tcgetattr(self.slave)
        os.set_blocking(self.master, False)
        self.shown, self.texts = b"", {}
        self.status = None
        self.selector = selectors.DefaultSelector()
        if reads_terminal:
            self.selector.register(self.master, selectors.EVENT_READ)
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(self.slave), os.O_RDWR, 0)]
        ends = []
        for number, given in ((1, output), (2, None)):
            if given is None:
                reading, given = os.pipe()
                self.texts[number] = (reading, [])
                self.selector.register(reading, selectors.EVENT_READ)
                ends.append(given)
            actions.append((os.POSIX_SPAWN_DUP2, given, number))
        # Python ignores the first two, and nohup the third.
        defaults = [signal.SIGPIPE, signal.SIGXFSZ, signal.SIGHUP]
        self.pid = os.posix_spawnp(
            command[0], command, environment, file_actions=actions, setsid=True, setsigdef=defaults)
        for end in ends:
            os.close(end)

    def send(self, keys):
        rest = memoryview(keys)
        deadline = time.monotonic() + self.patience
        while rest and self.alive() and time.monotonic() < deadline:
            try:
                rest = rest[os.write(self.master, rest):]
            except BlockingIOError:
                self.step(0.01)

    def wait_for(self, text, since=0, patience=None):
        """Whether the terminal came to show `text`; False when the program ended or time passed before."""
        deadline = time.monotonic() + (self.patience if patience is None else patience)
        while text not in self.shown[since:]:
            if not self.alive() or time.monotonic() > deadline:
                self.step(0)
                return text in self.shown[since:]
            self.step(0.05)
        return True

    def alive(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is None

    def wait_for_end(self, patience):
        deadline = time.monotonic() + patience
        while self.alive() and time.monotonic() < deadline:
            self.step(0.02)
        return not self.alive()

    def step(self, seconds):
        for key, _ in self.selector.select(seconds):
            try:
                data = os.read(key.fd, 1 << 16)
            except BlockingIOError:
                continue
            except OSError:
                data = b""
            if key.fd == self.master:
                self.shown += data
            else:
                next(text for reading, text in self.texts.values() if reading == key.fd).append(data)
            if not data:
                self.selector.unregister(key.fd)

    def kill(self, number):
        if self.alive():
            os.kill(self.pid, number)

    def end(self):
        """Waits for the end, and takes the program's life if there is none."""
        hangs = not self.wait_for_end(self.started + self.patience - time.monotonic())
        if hangs:
            os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        seconds = time.monotonic() - self.started
        restored = termios.tcgetattr(self.slave) == self.settings
        # The end of the terminal comes behind the last byte, once nobody else has it open.
        os.close(self.slave)
        if not self.reads_terminal:
            self.selector.register(self.master, selectors.EVENT_READ)
        while self.selector.get_map() and self.selector.select(1):
            self.step(0)
        output, errors = (b"".join(self.texts[number][1]) if number in self.texts else b"" for number in (1, 2))
        self.close()
        return Result(None if hangs else self.status, output, errors, self.shown, restored, seconds)

    def close(self):
        self.selector.close()
        for descriptor in [self.master] + [reading for reading, _ in self.texts.values()]:
            os.close(descriptor)


def resize(descriptor, columns, rows):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Place:
    """A folder for one case, which is HOME too, and the variables of its programs."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = self.folder.name
        os.chmod(self.path, 0o755)
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
        }

    def __call__(self, name):
        return os.path.join(self.path, name)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()
