#!/usr/bin/env python3
"""Which lines and functions tests reach: a table by target, the functions that none reaches, and which suites reach which.

usage: coverage.py PACKAGE [--skip-build] [--only REGEX]

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
import re
import shutil
import subprocess
import sys

from bundle import Bundle

# Of processor time for one suite, in seconds.
LIMIT = 200


class Coverage:
    def __init__(self, package, swift):
        self.package = pathlib.Path(package).resolve()
        self.folder = self.package / ".build/coverage"
        self.runs = self.folder / "runs"
        self.swift = swift
        self.tools = tools(swift)
        self.profdata, self.cov = str(self.tools / "llvm-profdata"), str(self.tools / "llvm-cov")
        self.bundle = Bundle(self.folder / "debug")
        self.raw = self.folder / "raw"
        self.times = self.folder / "times.json"

    def build(self):
        subprocess.run(
            [self.swift, "build", "--build-tests", "--enable-code-coverage", "-debug-info-format", "none", "--scratch-path",
             str(self.folder), "-Xlinker", str(self.profile_name())], cwd=self.package, check=True)

    def profile_name(self):
        """Compiles the name of the files with counters into the programs: tests start the tool with an environment of its own."""
        self.folder.mkdir(parents=True, exist_ok=True)
        source, made = self.folder / "profile-name.c", self.folder / "profile-name.o"
        source.write_text(f'const char __llvm_profile_filename[] = "{self.raw}/%4m.profraw";\n')
        subprocess.run([str(self.tools / "clang"), "-c", str(source), "-o", str(made)], check=True)
        return made

    def run(self, suites):
        """Runs each suite and keeps what it reached as one file. Seconds, failures and tests by suite are kept, too."""
        self.runs.mkdir(parents=True, exist_ok=True)
        known = self.known_times()
        for number, (name, suite) in enumerate(suites.items(), start=1):
            shutil.rmtree(self.raw, ignore_errors=True)
            self.raw.mkdir()
            failure, seconds = self.bundle.run({name: suite}, LIMIT)
            known[name] = [seconds, failure, suite.tests]
            self.merge(sorted(self.raw.glob("*.profraw")), self.runs / f"{name}.profdata")
            self.times.write_text(json.dumps(known))
            print(f"{number} of {len(suites)}: {name}, {seconds:.1f} s{', ' + failure if failure else ''}", file=sys.stderr, flush=True)

    def known_times(self):
        return json.loads(self.times.read_text()) if self.times.exists() else {}

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


def seen_by(coverage, suites, places, seconds, failures, tests):
    """Returns the map of functions to suites."""
    order = {name: number for number, name in enumerate(places)}
    files = sorted({place[0] for place in places.values()})
    return {
        "functions": [place[:3] for place in places.values()],
        "suites": {
            name: {
                "class": suites[name].is_class, "tests": tests.get(name), "seconds": round(seconds.get(name, 0), 2),
                "failed": failures.get(name),
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
    parser.add_argument("--only", default="", help="run only suites with such names again")
    options = parser.parse_args()
    coverage = Coverage(options.package, options.swift)
    if not options.skip_build:
        coverage.build()
    suites = coverage.bundle.suites()
    coverage.run({name: suite for name, suite in suites.items() if re.search(options.only, name)})
    times = coverage.known_times()
    seconds = {name: times[name][0] for name in suites if name in times}
    failures = {name: times[name][1] for name in suites if name in times and times[name][1]}
    tests = {name: times[name][2] for name in suites if len(times.get(name, [])) > 2}
    data = coverage.export(suites)
    places = functions(data, coverage.package)
    (coverage.folder / "table.md").write_text(table(data, coverage.package))
    lines = unreached(places, coverage.tools)
    (coverage.folder / "unreached.txt").write_text("\n".join(lines) + "\n")
    (coverage.folder / "seen-by.json").write_text(json.dumps(seen_by(coverage, suites, places, seconds, failures, tests)))
    print((coverage.folder / "table.md").read_text(), end="")
    for name, failure in failures.items():
        print(f"{name} failed: {failure}")
    print(f"{len(lines)} functions that no test reaches: {coverage.folder.relative_to(coverage.package)}/unreached.txt")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
