"""What `ask` costs while it is used: a start and a key in system calls and bytes, a paste, a long text, memory."""

import os
import re
import statistics
import time
from dataclasses import dataclass

from conversation import Conversation, Failure

QUESTION = ["--title", "Folder"]
MIB = 1 << 20
PASTE_BEGINS, PASTE_ENDS = b"\x1b[200~", b"\x1b[201~"
# Stands at the end of what is pasted and nowhere else: once it is seen, the paste is on the screen.
LAST = b"Z"
CALL = re.compile(r"^\d+ +(\w+)\((.*)")
READ_KEY = re.compile(r'^\d+ +read\(\d+, "([^"]*)", 1\) += 1$')
WRITTEN = re.compile(r"^\d+ +write\(\d+, .* = (\d+)$")


@dataclass
class KeyCost:
    """System calls from one key to the next."""

    writes: int
    bytes_written: int
    other_calls: int


@dataclass
class PasteCost:
    seconds: float
    paints: int
    # KiB
    memory: int


@dataclass
class TypingCost:
    """Of one character behind a long text."""

    cpu_seconds: float
    seconds: float
    # Resident, in KiB.
    memory: int
    # None where callgrind is not there.
    instructions: int = None


class Costs:
    def __init__(self, binary, strace, valgrind, environment, folder):
        self.binary = binary
        self.strace = strace
        self.valgrind = valgrind
        self.environment = environment
        self.log = os.path.join(folder, "strace")

    def _open(self, *flags):
        conversation = Conversation(self.binary, ["ask", *QUESTION, *flags], self.environment)
        conversation.wait_for(b"> ")
        return conversation

    def _open_traced(self, calls, *flags):
        arguments = ["strace", "-f", "-e", f"trace={calls}", "-o", self.log, self.binary, *QUESTION, *flags]
        conversation = Conversation(self.strace, arguments, self.environment)
        conversation.wait_for(b"> ")
        return conversation

    def _logged(self):
        with open(self.log, errors="replace") as file:
            return [line.rstrip("\n") for line in file if CALL.match(line)]

    def start(self):
        """System calls from the exec to the first paint."""
        with self._open_traced("all", "--min", "1") as conversation:
            finish(conversation, b"a", b"\r")
        return 1 + next(index for index, line in enumerate(self._logged()) if "Folder" in line and " write(" in line)

    def key(self):
        """The dearest of ten characters, each typed at the end of the line."""
        keys = "qwertzuiop"
        with self._open_traced("all", "--min", "1") as conversation:
            for key in keys:
                type_character(conversation, key.encode())
            conversation.send_and_end(b"\r")
        lines = self._logged()
        places = [index for index, line in enumerate(lines) if (found := READ_KEY.match(line)) and found[1] in keys]
        if len(places) != len(keys):
            raise Failure(f"{len(keys)} keys were typed and {len(places)} read")
        costs = []
        for this, following in zip(places, places[1:]):
            part = lines[this + 1:following + 1]
            written = [int(found[1]) for line in part if (found := WRITTEN.match(line))]
            costs.append(KeyCost(len(written), sum(written), len(part) - len(written)))
        return max(costs, key=lambda cost: (cost.writes + cost.other_calls, cost.bytes_written))

    def memory(self):
        """Resident, in KiB, while the prompt waits."""
        with self._open("--min", "1") as conversation:
            return conversation.status_field("VmRSS")

    def paste(self, text, *flags):
        send = b"\x1b\r" if "--multiline" in flags else b"\r"
        with self._open(*flags) as conversation:
            begun = time.perf_counter()
            paste(conversation, text)
            seconds = time.perf_counter() - begun
            memory = conversation.status_field("VmRSS")
            ending = conversation.send_and_end(send)
            if ending.answer != text + b"\n":
                raise Failure(f"{len(text)} bytes were pasted and {len(ending.answer) - 1} came back, or others")
        with self._open_traced("read,write", *flags) as conversation:
            paste(conversation, text)
            conversation.send_and_end(send)
        lines = self._logged()
        keys = [
            index for index, line in enumerate(lines)
            if (found := READ_KEY.match(line)) and found[1] in ("\\33", "\\n")
        ]
        last_key = -2 if "--multiline" in flags else -1
        paints = sum(1 for line in lines[keys[0]:keys[last_key]] if WRITTEN.match(line))
        return PasteCost(seconds, paints, memory)

    def typing(self, text, *flags, count=40):
        """A character at the end of `text`."""
        with self._open(*flags) as conversation:
            paste(conversation, text)
            # The first key after the paste may pay for what comes only once.
            type_character(conversation, b"x")
            cpu = conversation.cpu_seconds()
            times = [type_character(conversation, character(index)) for index in range(count)]
            cpu = conversation.cpu_seconds() - cpu
            memory = conversation.status_field("VmRSS")
        instructions = None
        if self.valgrind:
            few, many = (self._instructions(text, flags, keys) for keys in (1, 11))
            instructions = (many - few) // 10
        return TypingCost(cpu / count, statistics.median(times), memory, instructions)

    def _instructions(self, text, flags, count):
        """All that are executed to take `text` and then `count` characters."""
        arguments = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={self.log}"]
        conversation = Conversation(
            self.valgrind, [*arguments, self.binary, *QUESTION, *flags], self.environment, patience=300)
        with conversation:
            conversation.wait_for(b"> ")
            paste(conversation, text)
            for index in range(count):
                type_character(conversation, character(index))
            conversation.send_and_end(b"\x1b\r" if "--multiline" in flags else b"\r")
        with open(self.log) as file:
            return next(int(line.split(":")[1]) for line in file if "Collected" in line)


def paste(conversation, text):
    typed_at = len(conversation.shown)
    conversation.type(PASTE_BEGINS + text + PASTE_ENDS)
    conversation.wait_for(LAST, since=typed_at)


def character(index):
    """Never the same twice in a row, so that each is seen."""
    return b"yx"[index % 2:][:1]


def type_character(conversation, key):
    """Seconds until it is seen."""
    typed_at = len(conversation.shown)
    begun = time.perf_counter()
    conversation.type(key)
    return conversation.wait_for(key, since=typed_at) - begun


def finish(conversation, keys, send):
    typed_at = len(conversation.shown)
    conversation.type(keys)
    conversation.wait_for(keys, since=typed_at)
    return conversation.send_and_end(send)


def line_of(size):
    """One line of `size` bytes."""
    return b"a" * (size - 1) + LAST


def lines_of(size, length=80):
    """Lines of `length` bytes, `size` bytes in all."""
    line = b"a" * (length - 1) + b"\n"
    return (line * (size // length + 1))[:size - 1] + LAST
