"""What was tried and how often: a line of JSON for each run, and the table that is made of all lines.

Only the commands write here. Lines are never taken back: what was found stays counted after it was mended.
"""

import datetime
import json
import os

FOLDER = os.path.dirname(os.path.abspath(__file__))
LINES = os.path.join(FOLDER, "results.jsonl")
TABLE = os.path.join(FOLDER, "results.md")


def record(what, unit, count, found, seconds):
    """One run: `count` of `unit` were tried in so many seconds, and `found` of them went wrong."""
    line = {
        "date": str(datetime.date.today()), "what": what, "unit": unit, "count": count, "found": found,
        "seconds": round(seconds, 1),
    }
    with open(LINES, "a") as file:
        file.write(json.dumps(line) + "\n")
    render()


def render():
    with open(LINES) as file:
        lines = [json.loads(line) for line in file]
    groups = {}
    for line in lines:
        groups.setdefault((line["what"], line["unit"]), []).append(line)
    rows = [
        f"| {what} | {sum(its['count'] for its in runs):,} {unit} | {sum(its['found'] for its in runs)} "
        f"| {hours(runs)} | {max(its['date'] for its in runs)} |"
        for (what, unit), runs in sorted(groups.items())
    ]
    text = f"""# What was tried

Made by `make fuzz`, `make hostile`, `make faults`, `make soak` and `make sanitize`, which add to it each time they run:
{len(lines)} runs, {hours(lines)} hours in all. "Found" counts what went wrong in any of these runs, and stays after it was
mended.

| | Tried | Found | Hours | Last run |
|---|--:|--:|--:|---|
""" + "\n".join(rows) + "\n"
    with open(TABLE, "w") as file:
        file.write(text)


def hours(runs):
    return f"{sum(its['seconds'] for its in runs) / 3600:.2f}"
