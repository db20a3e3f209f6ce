#!/usr/bin/env python3
"""Changes the sources on purpose, one place at a time, and reports which changes no test notices.

usage: mutants.py PACKAGE [--mutants N] [--seed N] [--place PATHS] [--changed] [--seconds N] [--list]

Places are drawn by the seed, from each target in turn and from each kind of change in turn. Each mutant is built in a copy of the
package (`workplace.py`), and only the suites that can see its place are run (`seeing.py`), until one fails. A mutant is

    killed      a test failed, crashed or did not end
    survived    all tests passed: write a test that notices, or set the mutant aside. Suites are run from quick to slow, for as
                long as they usually take SECONDS together: a change is to be noticed near its place
    equivalent  listed in equivalent.tsv with the reason why it behaves like the original; it is not built
    unbuilt     rejected by the compiler; another place is drawn instead
    undecided   the tests that failed also fail without the change

Exits with 1 if a mutant survived.
"""
import argparse
import collections
import pathlib
import random
import subprocess
import sys
import time

from bundle import Bundle
from changes import changes
from seeing import Seeing, batches
from workplace import Workplace

ASIDE = pathlib.Path(__file__).parent / "equivalent.tsv"
STATES = ["killed", "survived", "equivalent", "unbuilt", "undecided"]
# A line with more numbers than this is data.
MOST_NUMBERS = 6


def set_aside():
    """Returns the reasons for equivalent mutants by path, line and changed line."""
    rows = [line.split("\t") for line in ASIDE.read_text().splitlines() if line and not line.startswith("#")]
    return {(path, before, after): reason for path, before, after, reason in rows}


def stale(package, aside):
    """Returns rows of equivalent mutants whose line is no longer in its file."""
    texts = {path: {line.strip() for line in file.read_text().splitlines()} if (file := package / path).exists() else set()
             for path, _, _ in aside}
    return [f"{path}: {before}" for path, before, _ in aside if before not in texts[path]]


def key(change):
    return change.path, change.before.strip(), change.after.strip()


def all_changes(package, places, lines):
    """Returns the changes of Swift files below the places, by target; `lines` limits them by file."""
    found = collections.defaultdict(list)
    for path in sorted((package / "Sources").rglob("*.swift")):
        name = str(path.relative_to(package))
        if places and not any(name == place or name.startswith(place.rstrip("/") + "/") for place in places):
            continue
        if lines is not None and name not in lines:
            continue
        for change in changes(name, path.read_text()):
            is_data = change.kind == "constant" and sum(part.lstrip("-")[:1].isdigit() for part in change.before.split()) > MOST_NUMBERS
            if not is_data and (lines is None or change.line in lines[name]):
                found[name.split("/")[1]].append(change)
    return found


def changed_lines(package, base):
    """Returns the lines of the current change by file: what is not committed, and what the branch has beyond its base."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=package, capture_output=True, text=True).stdout
    start = base or git("merge-base", "HEAD", "main").strip() or "HEAD"
    untracked = git("ls-files", "--others", "--exclude-standard", "Sources").splitlines()
    if not untracked and not git("diff", "--name-only", start, "--", "Sources").strip():
        start = "HEAD~1"
    found, path = collections.defaultdict(set), None
    for line in git("diff", "-U0", start, "--", "Sources").splitlines():
        if line.startswith("+++ "):
            path = line[6:]
        elif line.startswith("@@"):
            first, _, count = line.split("+")[1].split(" ")[0].partition(",")
            found[path].update(range(int(first), int(first) + int(count or 1)))
    for name in untracked:
        found[name].update(range(1, (package / name).read_text(errors="replace").count("\n") + 2))
    return found


def draw(by_target, seed):
    """Yields changes: targets in turn, in each of them kinds in turn, never two of one line."""
    chance = random.Random(seed)
    pools = {}
    for target in sorted(by_target):
        kinds = collections.defaultdict(list)
        for change in by_target[target]:
            kinds[change.kind].append(change)
        for pool in kinds.values():
            chance.shuffle(pool)
        names = sorted(kinds)
        chance.shuffle(names)
        pools[target] = collections.deque(kinds[name] for name in names)
    order, taken = list(pools), set()
    chance.shuffle(order)
    while any(pools.values()):
        for target in order:
            while pools[target]:
                pool = pools[target][0]
                pools[target].rotate(-1)
                change = pool.pop()
                if not pool:
                    pools[target] = collections.deque(other for other in pools[target] if other)
                if change.short not in taken:
                    taken.add(change.short)
                    yield change
                    break


class Trial:
    """Builds and tests mutants, and keeps what became of each."""

    def __init__(self, package, swift, seconds, out):
        self.seconds = seconds
        self.workplace = Workplace(package, swift)
        self.out = out
        self.swift = swift
        self.results = []
        # The suites of the run that noticed, by mutant.
        self.noticing = {}

    def prepare(self):
        self.workplace.prepare()
        print("building the copy", file=self.out, flush=True)
        error = self.workplace.build()
        if error:
            sys.exit(f"The package does not build without a change: {error}")
        self.bundle = Bundle(self.workplace.build_folder, self.workplace.around)
        self.suites = self.bundle.suites()
        self.seeing = Seeing(self.workplace.package, self.swift, self.suites)
        if not self.seeing.map:
            print("no .build/coverage/seen-by.json: `make coverage` finds out which tests see a place; until then, those that import it", file=self.out)

    def add(self, change, state, note):
        self.results.append((change, state, note))
        print(f"{state:10} {change.short}  {change.kind}  {note}", file=self.out, flush=True)
        if state == "survived":
            print(f"    - {change.before.strip()}\n    + {change.after.strip() or '(removed)'}", file=self.out, flush=True)

    def run(self, change):
        self.workplace.change(change)
        try:
            began = time.monotonic()
            error = self.workplace.build()
            built = time.monotonic() - began
            if error:
                self.add(change, "unbuilt", error.split("error:")[-1].strip()[:100])
                return
            state, note = self.noticed(change)
            self.add(change, state, f"{note} (built in {built:.0f} s)")
        finally:
            self.workplace.restore(change)

    def noticed(self, change):
        seeing = self.seeing.suites(change)
        suites = affordable(seeing, self.seeing.seconds, self.seconds)
        total = 0.0
        for batch in batches(suites, self.seeing.seconds):
            failure, seconds = self.bundle.run({name: self.suites[name] for name in batch}, limit=self.limit(batch))
            total += seconds
            if failure:
                self.noticing[change] = tuple(batch)
                return "killed", f"{failure} ({total:.0f} s)"
        left_out = f", {len(seeing) - len(suites)} slow ones not run" if len(seeing) > len(suites) else ""
        return "survived", f"{len(suites)} suites passed in {total:.0f} s{left_out}" if suites else "no test reaches it"


    def check(self):
        """Runs the suites that noticed once more, without a change: what fails then has noticed nothing."""
        if not self.noticing:
            return
        self.workplace.build()
        red = {}
        for batch in sorted(set(self.noticing.values())):
            failure, _ = self.bundle.run({name: self.suites[name] for name in batch}, limit=self.limit(batch))
            if failure:
                red[batch] = failure
                print(f"fails without a change: {failure}", file=self.out, flush=True)
        self.results = [
            (change, "undecided" if self.noticing.get(change) in red else state, note) for change, state, note in self.results]

    def limit(self, batch):
        """The processor time that suites may take, in seconds."""
        return 60 + 10 * sum(map(self.seeing.seconds, batch))


def affordable(suites, seconds, limit):
    """Returns the first suites that take a time together, at least one."""
    left, found = limit, []
    for name in suites:
        left -= seconds(name)
        if found and left < 0:
            break
        found.append(name)
    return found


def table(results):
    """Returns the results by target as Markdown, without mutants that do not build in the share."""
    counts = collections.defaultdict(collections.Counter)
    for change, state, _ in results:
        for name in (change.path.split("/")[1], "all"):
            counts[name][state] += 1
    rows = ["| Target | " + " | ".join(STATES) + " | noticed |", "|---" * (len(STATES) + 2) + "|"]
    for name in sorted(counts, key=lambda name: (name == "all", name)):
        alive = counts[name]["killed"] + counts[name]["survived"]
        share = f"{100 * counts[name]['killed'] / alive:.0f} %" if alive else ""
        rows.append(f"| {name} | " + " | ".join(str(counts[name][state]) for state in STATES) + f" | {share} |")
    return "\n".join(rows) + "\n"


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("package")
    parser.add_argument("--mutants", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--place", default="", help="files or folders below Sources, with spaces between them")
    parser.add_argument("--changed", action="store_true", help="only lines of the current change")
    parser.add_argument("--base", default="", help="what the current change began from; else where the branch left main")
    parser.add_argument("--seconds", type=float, default=60, help="the usual time of the suites run for a mutant")
    parser.add_argument("--list", action="store_true", help="print the places drawn, and build nothing")
    parser.add_argument("--swift", default="swift")
    return parser.parse_args()


def rounds(trial, drawn, count, aside):
    """Runs mutants until the count is reached. Those of a round are run in the order of their files, which saves builds."""
    left = count
    while left > 0:
        batch = [change for _, change in zip(range(left), drawn)]
        if not batch:
            break
        for change in sorted(batch, key=lambda change: (change.path, change.line)):
            if key(change) in aside:
                trial.add(change, "equivalent", aside[key(change)])
            else:
                trial.run(change)
        left = count - sum(state != "unbuilt" for _, state, _ in trial.results)


def main():
    options = arguments()
    package = pathlib.Path(options.package).resolve()
    lines = changed_lines(package, options.base) if options.changed else None
    aside = set_aside()
    for row in stale(package, aside):
        print(f"{ASIDE.name}: this line is no longer there; remove its row: {row}")
    by_target = all_changes(package, options.place.split(), lines)
    if options.list:
        for _, change in zip(range(options.mutants), draw(by_target, options.seed)):
            print(f"{change.short}  {change.kind}\n    - {change.before.strip()}\n    + {change.after.strip() or '(removed)'}")
        return 0
    trial = Trial(package, options.swift, options.seconds, sys.stdout)
    trial.prepare()
    # Programs that only measure have no tests.
    tested = {target for target in by_target if any(trial.seeing.is_importing(name, target) for name in trial.suites)}
    rounds(trial, draw({name: by_target[name] for name in tested}, options.seed), options.mutants, aside)
    trial.check()
    print()
    print(table(trial.results), end="")
    survived = [change for change, state, _ in trial.results if state == "survived"]
    if survived:
        print(f"\n{len(survived)} survived. For each, write a test that notices, or a row in {ASIDE.relative_to(package)} with the reason.")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
