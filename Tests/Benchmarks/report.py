"""The figures as Markdown."""

import datetime
import os
import platform


def milliseconds(seconds):
    value = seconds * 1000
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def mebibytes(kibibytes):
    return f"{kibibytes / 1024:.1f}"


def size(byte_count):
    return f"{byte_count >> 20} MiB" if byte_count >= 1 << 20 else f"{byte_count >> 10} KiB"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---|" + "--:|" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def heading(command, runs):
    return f"""# How fast `ask` is

Made by `{command}` on {datetime.date.today()}: {processor()}, {os.cpu_count()} cores, {platform.system()} \
{platform.release()}.
Only the ratios mean something elsewhere: {runs} rounds of every program, in a new order each, so that what disturbed \
one
disturbed all."""


def processor():
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def comparison(programs, figures):
    ours = figures["ask"]

    def row(program):
        its = figures[program.name]
        cells = [f"{program.name} {program.version}".strip()]
        for name in ("to_prompt", "from_enter", "cpu"):
            ratio = its.median(name) / ours.median(name)
            cells += [milliseconds(its.median(name)), f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"]
        return cells + [mebibytes(its.median("peak_memory")), round(its.median("page_faults"))]

    head = ["", "prompt, ms", "ratio", "end, ms", "ratio", "CPU, ms", "ratio", "memory, MiB", "page faults"]
    ordered = sorted(programs, key=lambda program: figures[program.name].median("to_prompt"))
    return f"""## The first question

From exec to the prompt on the terminal, from Enter to the end of the process, processor time in all, peak memory:
medians, and the ratio to `ask`.

{table(head, map(row, ordered))}"""


def budget(sentence, is_met, measured):
    return f"budget: {sentence}: {measured}: {'met' if is_met else 'missed'}"
