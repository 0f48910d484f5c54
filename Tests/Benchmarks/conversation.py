"""One program on a pseudo terminal of its own: started, watched, answered, ended."""

import fcntl
import os
import re
import select
import struct
import termios
import time
from dataclasses import dataclass

ESCAPE_SEQUENCE = re.compile(
    rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Za-z0-9]|[=>78c])|[\x0e\x0f]")


class Failure(Exception):
    """A program did not do what it was started for, so that its figures would mean nothing."""


@dataclass
class Ending:
    status: int
    answer: bytes
    seconds_from_enter: float
    cpu_seconds: float
    page_faults: int


class Conversation:
    """A running program. Its terminal is 80 by 24; the answer comes through a pipe."""

    PATIENCE = 10.0

    def __init__(self, path, arguments, environment, answer_on=1, patience=PATIENCE):
        """`patience`: the most seconds that anything may take."""
        self.patience = patience
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.set_blocking(self.master, False)
        self.pipe, writing_end = os.pipe()
        # Opened in a new session, the terminal becomes the controlling one.
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, number) for number in (1, 2) if number != answer_on]
        actions += [(os.POSIX_SPAWN_DUP2, writing_end, answer_on)]
        self.shown = b""
        self.started = time.perf_counter()
        self.pid = os.posix_spawn(path, arguments, environment, file_actions=actions, setsid=True)
        os.close(writing_end)
        self.slave = slave

    def wait_for(self, text, since=0):
        """Waits until the terminal shows `text` behind the first `since` bytes; the moment it came."""
        deadline = time.perf_counter() + self.patience
        while True:
            now = time.perf_counter()
            # Programs may colour or place each character by itself.
            if text in ESCAPE_SEQUENCE.sub(b"", self.shown[since:]):
                return now
            if now > deadline:
                raise Failure(f"{text!r} does not appear; the terminal shows {self.shown[-2000:]!r}")
            if select.select([self.master], [], [], 1)[0]:
                self._read()

    def _read(self):
        try:
            self.shown += os.read(self.master, 65536)
        except BlockingIOError:
            pass
        except OSError as error:
            raise Failure(f"the program has ended; the terminal shows {self.shown[-2000:]!r}") from error

    def type(self, keys):
        """Sends keys; reads meanwhile, because a terminal that nobody reads blocks its program."""
        rest = memoryview(keys)
        while rest:
            readable, writable, _ = select.select([self.master], [self.master], [], self.patience)
            if readable:
                self._read()
            if writable:
                rest = rest[os.write(self.master, rest):]
            if not readable and not writable:
                raise Failure("the program does not read its terminal")

    def status_field(self, name):
        """A line of /proc/PID/status, in its unit (KiB)."""
        with open(f"/proc/{self.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(name + ":"))

    def cpu_seconds(self):
        """What the program has run so far, to the nanosecond (scheduler statistics)."""
        with open(f"/proc/{self.pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9

    def send_and_end(self, keys):
        """Presses the last key and waits until the program is gone."""
        os.close(self.slave)
        self.slave = None
        sent = time.perf_counter()
        os.write(self.master, keys)
        answer = self._read_answer()
        _, status, usage = os.wait4(self.pid, 0)
        ended = time.perf_counter()
        self.pid = None
        self.close()
        return Ending(
            os.waitstatus_to_exitcode(status), answer, ended - sent, usage.ru_utime + usage.ru_stime, usage.ru_minflt)

    def _read_answer(self):
        pieces = []
        watched = [self.pipe, self.master]
        while True:
            ready = select.select(watched, [], [], self.patience)[0]
            if not ready:
                raise Failure(f"the program does not end; the terminal shows {self.shown[-2000:]!r}")
            if self.pipe in ready:
                piece = os.read(self.pipe, 1 << 20)
                if not piece:
                    return b"".join(pieces)
                pieces.append(piece)
            if self.master in ready:
                try:
                    self._read()
                except Failure:
                    # It has closed its terminal; the end of the pipe comes next.
                    watched.remove(self.master)

    def close(self):
        """Ends what is still running."""
        if self.pid is not None:
            os.kill(self.pid, 9)
            os.wait4(self.pid, 0)
            self.pid = None
        for name in ("master", "pipe", "slave"):
            descriptor = getattr(self, name)
            if descriptor is not None:
                os.close(descriptor)
                setattr(self, name, None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
