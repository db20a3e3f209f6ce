#!/usr/bin/env python3
"""Verifies mutated recipes with many jobs and reports every run that ends with a signal or hangs.

usage: mutated_verify.py PLUMB [--runs N] [--jobs N] [--seed N] [--seconds N] [--recipes FOLDER]

A run takes a recipe, changes some of its texts, numbers and lines, and verifies it in a separate folder. Exit codes 0 to 4
are answers (see ExitCode.swift); an internal error (5), a signal and a run of more than two minutes are findings. The recipe of a
finding is kept next to the report. The same seed produces the same recipes.
"""
import argparse
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

TEXTS = [
    "Continue", "\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627", "\u0928\u092e\u0938\u094d\u0924\u0947",
    "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35", "\u4f60\u597d", "\uc548\ub155", "\u0531\u0532", "\U0001f600\U0001f468\u200d\U0001f469",
    "\u1200\u1208", "1\ufe0f\u20e3", "\U00012000", "\u2211\u2192\u2713", "a\u0301\u0600b", "\u10d0\u10d1", "\u1000\u1001", "\u1780\u1781",
    "\u0b85\u0b86", "", " ", "\\t", "\\u202Eright", "long " * 60,
]
NUMBERS = ["0", "-1", "1", "0.5", "17", "250", "999", "1000", "1001", "1e6", "1e12", "-0", "nan", "44.333"]


def mutate(text, pick):
    lines = text.split("\n")
    for _ in range(pick.randint(1, 3)):
        at = pick.randrange(len(lines))
        choice = pick.random()
        if choice < 0.6:
            texts = [i for i, line in enumerate(lines) if '"' in line]
            if texts:
                at = pick.choice(texts)
                new = " ".join(pick.choices(TEXTS, k=pick.randint(1, 4)))
                lines[at] = re.sub(r'"[^"]*"', lambda _: f'"{new}"', lines[at], count=1)
        elif choice < 0.85:
            lines[at] = re.sub(r"\b\d+(\.\d+)?\b", lambda _: pick.choice(NUMBERS), lines[at], count=1)
        elif choice < 0.9:
            del lines[at]
            lines = lines or [""]
        elif choice < 0.95:
            lines.insert(at, lines[pick.randrange(len(lines))])
        else:
            other = pick.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plumb")
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--recipes", default="Recipes")
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    recipes = sorted(pathlib.Path(options.recipes).rglob("*.yaml"))
    codes, findings, started = {}, [], time.monotonic()
    for run in range(options.runs):
        if time.monotonic() - started > options.seconds:
            break
        pick = random.Random(options.seed * 1_000_003 + run)
        # Every second run uses a recipe with many fonts.
        texts = [path for path in recipes if path.parent.name == "text"]
        path = pick.choice(texts if run % 2 and texts else recipes)
        with tempfile.TemporaryDirectory(prefix="plumb-mutated-") as folder:
            recipe = pathlib.Path(folder, path.name)
            recipe.write_text(mutate(path.read_text(encoding="utf-8"), pick), encoding="utf-8")
            devices = ["--device", "iphone-15", "--device", "iphone-se-3", "--device", "iphone-15-pro-max"]
            command = [plumb, "verify", path.name, "--jobs", str(options.jobs), *devices, "--report", "report"]
            try:
                done = subprocess.run(command, cwd=folder, capture_output=True, timeout=120)
                code = done.returncode
            except subprocess.TimeoutExpired:
                code = "no end"
            codes[code] = codes.get(code, 0) + 1
            if code not in (0, 1, 2, 3, 4):
                kept = f"mutated-{options.seed}-{run}.yaml"
                shutil.copy(recipe, kept)
                findings.append(f"run {run} of seed {options.seed} ({path}): {code}; kept as {kept}")
                print(findings[-1], flush=True)
    seconds = time.monotonic() - started
    print(f"{sum(codes.values())} mutated verify runs with {options.jobs} jobs in {seconds:.0f} s: {codes}, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
