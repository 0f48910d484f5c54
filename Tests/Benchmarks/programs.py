"""Who is compared: the command lines that ask one question and give back what was typed."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

TEXT = b"docs"


@dataclass
class Program:
    name: str
    arguments: list
    path: str = None
    # The descriptor that the answer comes on; the standard ones besides it are the terminal.
    answer_on: int = 1
    keys: bytes = TEXT
    # What the terminal shows once the keys have arrived.
    echo: bytes = TEXT
    send: bytes = b"\r"
    answer: bytes = TEXT
    version: str = ""

    def found(self):
        self.path = self.path or shutil.which(self.arguments[0])
        return self if self.path else None


def asks(binary):
    """The kinds of entry of `ask`."""
    return [
        Program("ask", ["ask", "--title", "Folder", "--min", "1"], binary),
        Program("ask --secret", ["ask", "--title", "Folder", "--secret"], binary, echo=b"****"),
        Program("ask --multiline", ["ask", "--title", "Folder", "--multiline"], binary, send=b"\x1b\r"),
        Program("ask --confirm", ["ask", "--title", "Folder", "--confirm"], binary, keys=b"y", echo=b"y", answer=b""),
    ]


def others(folder):
    """Everyone else who is here."""
    python = os.path.realpath(sys.executable)
    programs = [
        *_libedit(folder),
        Program("dash `read`", ["dash", "-c", "printf 'Folder: ' >&2; read -r x; printf '%s\\n' \"$x\""]),
        Program(
            "bash `read -e`", ["bash", "-c", "read -e -r -p 'Folder: ' x; printf '%s\\n' \"$x\""],
            version=_version(["bash", "--version"])),
        Program(
            "zsh `vared`", ["zsh", "-fc", "vared -p 'Folder: ' -c x; print -r -- $x"],
            version=_version(["zsh", "--version"])),
        # It draws on its standard output.
        Program(
            "fish `read`", ["fish", "--no-config", "-c", "read -P 'Folder: ' x; echo $x >&2"], answer_on=2,
            version=_version(["fish", "--version"])),
        Program(
            "dialog", ["dialog", "--stdout", "--inputbox", "Folder", "8", "40"],
            version=_version(["dialog", "--version"])),
        Program(
            "whiptail", ["whiptail", "--inputbox", "Folder", "8", "40"], answer_on=2,
            version=_version(["whiptail", "--version"])),
        # Without the packages that a machine has more or less of (-S). It asks only where standard input
        # and output are a terminal, and prompts on standard error.
        Program(
            "Python `input()`", [python, "-S", "-c", "import os; os.write(3, input('Folder: ').encode())"], python,
            answer_on=3, version=_version([python, "--version"])),
        *_questionary(folder),
        Program("gum", ["gum", "input", "--header", "Folder"], version=_version(["gum", "--version"])),
        Program(
            "enquirer", ["enquirer", "input", "-m", "Folder"], version=_version(["enquirer", "--version"])),
    ]
    return [program for program in programs if program.found()]


def _questionary(folder):
    """From PyPI, in an environment of its own."""
    python = os.path.join(folder, "questionary", "bin", "python")
    made = subprocess.run(
        f'"{sys.executable}" -m venv "{folder}/questionary" && "{python}" -m pip install -q questionary',
        shell=True, capture_output=True, text=True)
    if made.returncode != 0:
        print("questionary is not measured: it cannot be installed.", file=sys.stderr)
        return []
    version = _version([python, "-c", "import importlib.metadata as m; print(m.version('questionary'))"])
    # It would ask the terminal where the cursor is; here nobody answers.
    script = (
        "import os; os.environ['PROMPT_TOOLKIT_NO_CPR'] = '1'; import questionary; "
        "os.write(3, questionary.text('Folder').ask().encode())")
    return [Program("questionary", [python, "-c", script], python, answer_on=3, version=version)]


def _libedit(folder):
    """The C program beside this file, linked in both ways; without libedit's static library in one."""
    source = os.path.join(os.path.dirname(__file__), "libedit-prompt.c")
    version = _version(["pkg-config", "--modversion", "libedit"])
    ways = [
        ("C, shared libedit", "shared", ["-ledit"]),
        ("C, static libedit", "static", ["-static", "-ledit", "-ltinfo", "-lbsd", "-lmd"]),
    ]
    programs = []
    for name, file, libraries in ways:
        path = os.path.join(folder, file)
        built = subprocess.run(["cc", "-O2", "-o", path, source, *libraries], capture_output=True, text=True)
        if built.returncode == 0:
            # A copy, as for `ask`.
            os.replace(shutil.copy2(path, path + ".copy"), path)
            programs.append(Program(name, [file], path, version=version))
        elif file == "shared":
            raise SystemExit(f"The C program on libedit does not build:\n{built.stderr}")
    return programs


def _version(command):
    if not shutil.which(command[0]):
        return ""
    result = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"\d+(\.\d+)+[-.\w]*", result.stdout + result.stderr)
    return found.group() if found else ""
