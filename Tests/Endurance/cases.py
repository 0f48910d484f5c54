"""Cases that are run one by one, counted, and told when they go wrong."""

import sys
import time

import ledger
from session import Failure


class Cases:
    """Every case is tried, also behind one that failed."""

    def __init__(self, what, unit):
        self.what = what
        self.unit = unit
        self.count = 0
        self.failures = []
        self.started = time.monotonic()

    def attempt(self, name, body, *arguments):
        self.count += 1
        try:
            body(*arguments)
        except Failure as failure:
            self.failures.append(name)
            print(f"FAILED {self.what}, {name}: {failure}", file=sys.stderr, flush=True)

    def finish(self, records):
        seconds = time.monotonic() - self.started
        print(f"{self.what}: {self.count} {self.unit}, {len(self.failures)} went wrong, {seconds:.0f} s", flush=True)
        if records:
            ledger.record(self.what, self.unit, self.count, len(self.failures), seconds)
        return len(self.failures)
