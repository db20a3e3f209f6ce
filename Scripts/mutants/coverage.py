#!/usr/bin/env python3
"""Which lines and functions tests reach: a table by target, the functions that none reaches, and which suites reach which.

usage: coverage.py PACKAGE [--skip-build] [--keep-runs]

Builds all tests with the compiler's counters in .build/coverage, and runs each suite in a process of its own. Writes there

    table.md       lines, regions and functions by target
    unreached.txt  functions of Sources that no test reaches, as FILE:LINE NAME
    seen-by.json   which suites reach which function, from which `make mutants` takes the tests that can see a place
"""
import argparse
import collections
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from bundle import Bundle

LIMIT = 900


class Coverage:
    def __init__(self, package, swift):
        self.package = pathlib.Path(package).resolve()
        self.folder = self.package / ".build/coverage"
        self.runs = self.folder / "runs"
        self.swift = swift
        self.tools = tools(swift)
        self.profdata, self.cov = str(self.tools / "llvm-profdata"), str(self.tools / "llvm-cov")
        self.bundle = Bundle(self.folder / "debug")

    def build(self):
        subprocess.run(
            [self.swift, "build", "--build-tests", "--enable-code-coverage", "-debug-info-format", "none", "--scratch-path",
             str(self.folder)], cwd=self.package, check=True)

    def run(self, suites):
        """Runs each suite and keeps what it reached as one file; returns seconds and failures by suite."""
        self.runs.mkdir(parents=True, exist_ok=True)
        seconds, failures = {}, {}
        for number, (name, is_class) in enumerate(suites.items(), start=1):
            raw = self.runs / f"{name}.raw"
            shutil.rmtree(raw, ignore_errors=True)
            raw.mkdir()
            failure, seconds[name] = self.bundle.run({name: is_class}, LIMIT, {"LLVM_PROFILE_FILE": f"{raw}/%8m.profraw"})
            if failure:
                failures[name] = failure
            self.merge(sorted(raw.glob("*.profraw")), self.runs / f"{name}.profdata")
            shutil.rmtree(raw)
            print(f"\r{number} of {len(suites)} suites", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return seconds, failures

    def merge(self, files, out):
        if files:
            subprocess.run(
                [self.profdata, "merge", "-sparse", "--failure-mode=all", *map(str, files), "-o", str(out)], check=True,
                stderr=subprocess.DEVNULL)

    def reached(self, name):
        """Returns the mangled names of the functions that a suite reaches."""
        file = self.runs / f"{name}.profdata"
        if not file.exists():
            return []
        shown = subprocess.run(
            [self.profdata, "show", "--all-functions", "--covered", str(file)], capture_output=True, text=True, check=True).stdout
        return [line.strip().removesuffix(":") for line in shown.splitlines() if line.strip()]

    def export(self, suites):
        """Returns llvm-cov's figures of all suites together."""
        whole = self.folder / "all.profdata"
        self.merge([file for name in suites if (file := self.runs / f"{name}.profdata").exists()], whole)
        exported = subprocess.run(
            [self.cov, "export", "-format=text", "-skip-expansions", f"-instr-profile={whole}", str(self.bundle.program),
             f"-object={self.folder / 'debug/plumb'}", "-ignore-filename-regex=/(Tests|\\.build)/"],
            capture_output=True, text=True, check=True).stdout
        return json.loads(exported)["data"][0]


def tools(swift):
    """Returns the folder of the toolchain's programs, wherever `swift` itself is."""
    info = subprocess.run([swift, "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return pathlib.Path(json.loads(info)["paths"]["runtimeResourcePath"]).parent.parent / "bin"


def target_of(path):
    return path.split("/")[1]


def table(data, package):
    """Returns the table by target as Markdown."""
    sums = collections.defaultdict(lambda: collections.Counter())
    for file in data["files"]:
        path = os.path.relpath(file["filename"], package)
        if path.startswith("Sources/"):
            for kind in ("lines", "regions", "functions"):
                for name in (target_of(path), "all"):
                    sums[name][kind] += file["summary"][kind]["count"]
                    sums[name][f"{kind} reached"] += file["summary"][kind]["covered"]
    rows = ["| Target | Lines | reached | Regions | reached | Functions | reached |", "|---|---|---|---|---|---|---|"]
    for name in sorted(sums, key=lambda name: (name == "all", name)):
        cells = [name]
        for kind in ("lines", "regions", "functions"):
            count, reached = sums[name][kind], sums[name][f"{kind} reached"]
            cells += [f"{count:,}", f"{100 * reached / max(1, count):.1f} %"]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def plain(name):
    """Returns a mangled name without the file that Clang puts before private ones."""
    return name.split(":")[-1].split(";")[-1]


def functions(data, package):
    """Returns place and count of each function of Sources, by mangled name."""
    found = {}
    for function in data["functions"]:
        path = os.path.relpath(function["filenames"][0], package)
        if not path.startswith("Sources/"):
            continue
        first, last = function["regions"][0][0], max(region[2] for region in function["regions"])
        name = plain(function["name"])
        known = found.get(name)
        found[name] = (path, first, last, function["count"] + (known[3] if known else 0))
    return found


def unreached(places, programs):
    """Returns FILE:LINE NAME of functions that no test reaches. A place that is reached under another name is left out."""
    reached = {place[:2] for place in places.values() if place[3]}
    missing = {place[:2]: name for name, place in places.items() if not place[3] and place[:2] not in reached}
    names = subprocess.run(
        [str(programs / "swift-demangle"), "--compact", "--simplified"], input="\n".join(missing.values()),
        capture_output=True, text=True, check=True).stdout.splitlines()
    return [f"{path}:{line} {name}" for ((path, line), name) in sorted(zip(missing, names))]


def seen_by(coverage, suites, places, seconds, failures):
    """Returns the map of functions to suites."""
    order = {name: number for number, name in enumerate(places)}
    files = sorted({place[0] for place in places.values()})
    return {
        "functions": [place[:3] for place in places.values()],
        "suites": {
            name: {
                "class": suites[name], "seconds": round(seconds.get(name, 0), 2), "failed": failures.get(name),
                "functions": sorted({order[plain(text)] for text in coverage.reached(name) if plain(text) in order}),
            } for name in suites
        },
        "files": {path: hashlib.sha256((coverage.package / path).read_bytes()).hexdigest() for path in files},
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("package")
    parser.add_argument("--swift", default="swift")
    parser.add_argument("--skip-build", action="store_true")
    parser.add_argument("--keep-runs", action="store_true", help="use the runs of the last time")
    options = parser.parse_args()
    coverage = Coverage(options.package, options.swift)
    if not options.skip_build:
        coverage.build()
    suites = coverage.bundle.suites()
    times = coverage.folder / "times.json"
    if options.keep_runs:
        seconds, failures = json.loads(times.read_text())
    else:
        began = time.monotonic()
        seconds, failures = coverage.run(suites)
        times.write_text(json.dumps([seconds, failures]))
        print(f"{len(suites)} suites in {time.monotonic() - began:.0f} s", file=sys.stderr)
    data = coverage.export(suites)
    places = functions(data, coverage.package)
    (coverage.folder / "table.md").write_text(table(data, coverage.package))
    lines = unreached(places, coverage.tools)
    (coverage.folder / "unreached.txt").write_text("\n".join(lines) + "\n")
    (coverage.folder / "seen-by.json").write_text(json.dumps(seen_by(coverage, suites, places, seconds, failures)))
    print((coverage.folder / "table.md").read_text(), end="")
    for name, failure in failures.items():
        print(f"{name} failed: {failure}")
    print(f"{len(lines)} functions that no test reaches: {coverage.folder.relative_to(coverage.package)}/unreached.txt")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
