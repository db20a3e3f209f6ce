#!/usr/bin/env python3
"""Looks for data races: many jobs under the thread sanitizer, and under helgrind, and mutated runs.

usage: race.py PLUMB_TSAN PLUMB [--jobs N] [--recipes FOLDER] [--runs N]

PLUMB_TSAN is built with `--sanitize thread`, PLUMB for release with Swift's libraries linked statically, so everything else is C. The
thread sanitizer verifies every recipe on twelve devices; helgrind only the recipes with many fonts, on few cells, because it is a
hundred times slower. `--runs` mutated verify runs follow, none of which may end with a signal. The exit code is 1 if anything was
found; reports are kept in the folder .build/race.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import time

SCRIPTS = pathlib.Path(__file__).resolve().parent
# Exit codes of a complete verify, with or without differences; 2 means that it could not begin.
ANSWERS = (0, 1, 3, 4)
# Small and large, with and without a notch, at one, two and three pixels per point: more than 2,000 cells of the recipes here.
DEVICES = [
    "iphone-4s", "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-xr", "iphone-13-mini", "iphone-15", "iphone-15-pro-max",
    "ipad-mini-7-9", "ipad-10-2", "ipad-pro-11", "ipad-pro-13-m4",
]
# Blocks of C libraries that threads share under a lock that helgrind does not see, by the function that allocates them.
GUARDED = {
    "hb_buffer_create": "Pango's one buffer for shaping, taken with g_mutex_trylock, which is a futex",
    "hb_buffer_add_utf8": "the same buffer's glyphs",
    "hb_font_funcs_create": "HarfBuzz's tables of functions, counted and published by atomics",
    "hb_language_from_string": "HarfBuzz's list of languages, which grows by an atomic exchange of its head",
    "pango_language_from_string": "Pango's table of languages, under a GMutex, which is a futex",
    "g_type_register_static": "GObject's types, under a GRWLock and atomics",
    "g_type_class_ref": "GObject's classes, under the same lock",
}


def allocators(block):
    """Returns the functions that allocated the block of memory in a report."""
    allocation = block.partition("alloc'd")[2]
    return re.findall(r"^\s+(?:at|by) 0x\w+: (\w+)", allocation, flags=re.M)


def thread_sanitizer(plumb, recipes, jobs, work):
    log = work / "thread-sanitizer"
    for old in work.glob("thread-sanitizer*"):
        old.unlink()
    options = f"log_path={log} halt_on_error=0 exitcode=66 suppressions={SCRIPTS}/tsan.supp"
    environment = dict(os.environ, TSAN_OPTIONS=options, SWIFT_BACKTRACE="enable=no")
    devices = [word for device in DEVICES for word in ("--device", device)]
    started = time.monotonic()
    done = subprocess.run(
        [plumb, "verify", recipes, "--jobs", str(jobs), "--no-cache", "--report", str(work / "report"), *devices],
        capture_output=True, text=True, env=environment)
    reports = "".join(path.read_text(errors="replace") for path in work.glob("thread-sanitizer*"))
    count = reports.count("WARNING: ThreadSanitizer")
    summary = (done.stdout.strip().splitlines() or [done.stderr[-200:]])[-1]
    print(f"thread sanitizer: {summary}; {jobs} jobs, {time.monotonic() - started:.0f} s, {count} reports", flush=True)
    return count or done.returncode not in ANSWERS


def helgrind(plumb, recipes, jobs, work):
    log = work / "helgrind.log"
    # Recipes with many fonts and many kinds of drawing, if they exist.
    paths = [path for path in (f"{recipes}/text/scripts.yaml", f"{recipes}/controls/values.yaml") if os.path.exists(path)] or [recipes]
    started = time.monotonic()
    for _ in range(3):
        done = subprocess.run(
            ["valgrind", "--tool=helgrind", "--history-level=approx", "--fair-sched=try", "--num-callers=30", "--error-limit=no",
             f"--suppressions={SCRIPTS}/helgrind.supp", f"--log-file={log}", plumb, "verify", *paths, "--jobs", str(jobs), "--no-cache",
             "--device", "iphone-15", "--device", "iphone-se-3", "--report", str(work / "report")],
            capture_output=True, text=True)
        # Valgrind 3.19 itself crashes now and then, before the tool has finished.
        if "VALGRIND INTERNAL ERROR" not in log.read_text(errors="replace"):
            break
    else:
        print("helgrind: valgrind ended with a signal of its own three times", flush=True)
        return True
    text = re.sub(r"^==\d+== ?", "", log.read_text(errors="replace"), flags=re.M)
    kept, swift, guarded = [], 0, 0
    for block in text.split("-" * 64):
        if "Possible data race" not in block:
            continue
        frames = re.findall(r"^\s+(?:at|by) 0x\w+: (.*)$", block, flags=re.M)
        # The first frame that is not valgrind's own copy of memcpy and the like.
        first = next((frame for frame in frames if "vgpreload" not in frame), "")
        if ".swift:" in first or f"(in {os.path.realpath(plumb)})" in first or re.match(r"\$s|.*(compiler-generated|<stdin>)|XXH", first):
            swift += 1
        elif any(name in GUARDED for name in allocators(block)):
            guarded += 1
        else:
            kept.append(block)
    (work / "helgrind-kept.log").write_text("\n".join(kept))
    names = collections.Counter(re.search(r"at 0x\w+: (.*)", block).group(1)[:80] for block in kept)
    print(f"helgrind: {len(paths)} documents, {jobs} jobs, exit code {done.returncode}, {time.monotonic() - started:.0f} s, "
          f"{len(kept)} reports in C libraries ({guarded} under locks that helgrind does not see, {swift} in Swift code "
          "left to the thread sanitizer)", flush=True)
    for name, count in names.most_common(10):
        print(f"  {count} {name}")
    return kept or done.returncode not in ANSWERS


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sanitized")
    parser.add_argument("plumb")
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--recipes", default="Recipes")
    parser.add_argument("--runs", type=int, default=100)
    options = parser.parse_args()
    work = pathlib.Path(".build/race")
    work.mkdir(parents=True, exist_ok=True)
    # Every part runs, whatever the previous one found.
    found = [
        thread_sanitizer(options.sanitized, options.recipes, options.jobs, work),
        helgrind(options.plumb, options.recipes, options.jobs, work),
        options.runs > 0 and subprocess.run(
            [sys.executable, SCRIPTS / "mutated_verify.py", options.plumb, "--runs", str(options.runs), "--jobs", str(options.jobs),
             "--recipes", options.recipes]).returncode != 0,
    ]
    names = [name for name, failed in zip(("thread sanitizer", "helgrind", "mutated runs"), found) if failed]
    print(f"race: found by {', '.join(names)}; reports in {work}" if names else "race: nothing found", flush=True)
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
