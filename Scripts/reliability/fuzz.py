#!/usr/bin/env python3
"""Fuzzes Plumb's readers with libFuzzer under the address sanitizer and prints the runs and findings.

usage: fuzz.py FUZZER [--minutes N] [--readers a,b] [--kept FOLDER] [--work FOLDER]

The minutes are divided among the readers. Each begins with its kept inputs (Tests/FuzzingTests/Corpus) and those that earlier runs
left in the work folder. Inputs that end in a signal, take more than 20 s or more than 2 GiB are written to WORK/found; the exit code
is 1 if there is one. Add the smallest one to the kept inputs:

    FUZZ_READER=recipe FUZZER -minimize_crash=1 -runs=10000 WORK/found/recipe-crash-...
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

READERS = [
    "recipe", "layout", "equations", "formats", "storyboard", "png", "assets", "strings", "catalogue", "font", "record", "run",
    "archive", "settings",
]
STATUS = re.compile(r"#(\d+): cov: (\d+) ft: (\d+) corp: (\d+).*oom/timeout/crash: (\d+)/(\d+)/(\d+)")


def fuzz(fuzzer, reader, seconds, kept, work):
    corpus, found = work / "corpus" / reader, work / "found"
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    environment = dict(os.environ, FUZZ_READER=reader, SWIFT_BACKTRACE="enable=no")
    # Fontconfig and Foundation cache what they read, so leaks are not checked here.
    environment["ASAN_OPTIONS"] = "detect_leaks=0:detect_stack_use_after_return=0"
    command = [
        fuzzer, "-fork=1", "-ignore_crashes=1", "-ignore_timeouts=1", "-ignore_ooms=1", "-timeout=20", "-rss_limit_mb=2048",
        "-max_len=16384", f"-max_total_time={seconds}", f"-artifact_prefix={found}/{reader}-", str(corpus), str(kept / reader),
    ]
    started = time.monotonic()
    state, new_at = (0, 0, 0, 0, 0, 0, 0), 0.0
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace", env=environment)
    with open(work / f"{reader}.log", "w", encoding="utf-8") as log:
        for line in process.stderr:
            log.write(line)
            match = STATUS.search(line)
            if match:
                now = tuple(int(value) for value in match.groups())
                if now[1] > state[1]:
                    new_at = time.monotonic() - started
                state = now
    process.wait()
    seconds = time.monotonic() - started
    runs, coverage, features, size, ooms, timeouts, crashes = state
    return [reader, f"{seconds / 60:.1f}", f"{runs:,}", f"{coverage:,}", f"{size:,}", f"{(seconds - new_at) / 60:.1f}",
            str(crashes), str(timeouts), str(ooms)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("fuzzer")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--readers", default=",".join(READERS))
    parser.add_argument("--kept", type=pathlib.Path, default=pathlib.Path("Tests/FuzzingTests/Corpus"))
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/fuzz"))
    options = parser.parse_args()
    readers = options.readers.split(",")
    unknown = [name for name in readers if name not in READERS]
    if unknown:
        sys.exit(f"fuzz.py: unknown reader {unknown[0]}; readers: {', '.join(READERS)}")
    seconds = max(10, int(options.minutes * 60 / len(readers)))
    print("| Reader | Minutes | Inputs | Edges | Corpus | Minutes without a new edge | Crashes | Over 20 s | Over 2 GiB |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    failed = False
    for reader in readers:
        row = fuzz(options.fuzzer, reader, seconds, options.kept, options.work)
        failed = failed or row[6:] != ["0", "0", "0"]
        if row[3] == "0":
            sys.exit(f"fuzz.py: {reader}: no edge is counted; build {options.fuzzer} with coverage, as make fuzz does")
        print(f"| {' | '.join(row)} |", flush=True)
    if failed:
        print(f"inputs that were found: {options.work}/found")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
