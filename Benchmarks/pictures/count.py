"""Counts the instructions of the stages of a cell, which do not depend on the load of the machine.

    count.py PICTURE_BENCH NOTED [--record]      fails if a stage exceeds the recorded count by more than the margin
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

STAGES = {"solve": 40, "move": 40, "list": 40, "paint": 40, "encode": 40, "hash": 40, "check": 40}
# A check counts with assertions, so the code itself is only a part of the count.
MARGIN = 0.1
# Gives dictionaries the same order in every run.
ENVIRONMENT = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")


def instructions(bench, stage, rounds):
    outcome = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bench, "count", stage, str(rounds)],
        capture_output=True, text=True, env=ENVIRONMENT)
    found = re.search(r"Collected : (\d+)", outcome.stderr)
    if outcome.returncode != 0 or not found:
        sys.exit(f"count.py: valgrind on `{bench} count {stage} {rounds}` failed:\n{outcome.stderr[-2000:]}")
    return int(found.group(1))


def rows(path):
    """Returns the lines of a table without comments."""
    return [line for line in open(path).read().splitlines() if not line.startswith("#")]


def origin():
    """Returns a comment with the commit that is measured, and the processor."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    models = [line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")]
    return f"# commit {commit or 'not known'}, {models[0] if models else 'processor not known'}\n"


def main():
    bench, path = sys.argv[1:3]
    noted = {}
    if os.path.exists(path):
        noted = {name: int(number) for name, number in (line.split("\t") for line in rows(path)[1:])}
    # Counts do not depend on the load.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        base = pool.submit(instructions, bench, "none", 1)
        sums = {stage: pool.submit(instructions, bench, stage, rounds) for stage, rounds in STAGES.items()}
        now = {stage: (sums[stage].result() - base.result()) // rounds for stage, rounds in STAGES.items()}
    if "--record" in sys.argv:
        with open(path, "w") as file:
            file.write(origin() + "stage\tinstructions\n" + "".join(f"{name}\t{number}\n" for name, number in now.items()))
    worse = []
    for name, number in now.items():
        known = noted.get(name)
        change = f"{number / known - 1:+.1%}" if known else "new"
        print(f"{name}\t{number}\t{change}")
        if known and number > known * (1 + MARGIN):
            worse.append(f"{name} takes {number} instructions, {change} of the {known} that were noted")
    if worse and "--record" not in sys.argv:
        sys.exit("\n".join(worse) + f"\nMake it cheaper, or note what it takes now with `make count-record` and say why.")


main()
