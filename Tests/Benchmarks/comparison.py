"""From exec to the visible prompt, from Enter to the end: every program in each round, round after round."""

import random
import statistics
from dataclasses import dataclass, field

from conversation import Conversation, Failure

PROMPT = b"Folder"


@dataclass
class Figures:
    """Lists of what each run gave; seconds, KiB, counts."""

    to_prompt: list = field(default_factory=list)
    from_enter: list = field(default_factory=list)
    cpu: list = field(default_factory=list)
    peak_memory: list = field(default_factory=list)
    page_faults: list = field(default_factory=list)

    def median(self, name):
        return statistics.median(getattr(self, name))


def run_once(program, environment, figures):
    try:
        _run_once(program, environment, figures)
    except Failure as failure:
        raise Failure(f"{program.name}: {failure}") from failure


def _run_once(program, environment, figures):
    with Conversation(program.path, program.arguments, environment, program.answer_on) as conversation:
        visible = conversation.wait_for(PROMPT)
        typed_at = len(conversation.shown)
        conversation.type(program.keys)
        conversation.wait_for(program.echo, since=typed_at)
        # Not ru_maxrss: that of a child begins with what its parent had at the time of the exec.
        peak = conversation.status_field("VmHWM")
        to_prompt = visible - conversation.started
        ending = conversation.send_and_end(program.send)
    # A program that did not answer would have measured nothing.
    if ending.status != 0 or ending.answer.rstrip(b"\n") != program.answer:
        raise Failure(f"it ended with {ending.status} and {ending.answer!r}")
    figures.to_prompt.append(to_prompt)
    figures.from_enter.append(ending.seconds_from_enter)
    figures.cpu.append(ending.cpu_seconds)
    figures.peak_memory.append(peak)
    figures.page_faults.append(ending.page_faults)


def compare(programs, environment, runs):
    """What disturbs the machine disturbs all of them; the order changes, because who comes after a large program pays
    for the caches that it emptied."""
    order = random.Random(runs)
    for program in programs:
        run_once(program, environment, Figures())
    figures = {program.name: Figures() for program in programs}
    for _ in range(runs):
        for program in order.sample(programs, len(programs)):
            run_once(program, environment, figures[program.name])
    return figures
