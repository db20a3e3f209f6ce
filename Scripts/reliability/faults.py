#!/usr/bin/env python3
"""Injects faults while Plumb writes goldens and reports, and checks that no file is left incomplete.

usage: faults.py PLUMB [--kills N] [--seed N]

Every scenario has its own project in its own folder:

    kills      `record --all` is killed N times at random moments; after each one every golden is complete, old or new, and
               after one more run no temporary file is left and all goldens equal those of an undisturbed run
    full disk  a small tmpfs fills up (as root only); the error names the file, and all goldens are complete
    read-only  the folder of goldens cannot be written (not as root, unless mounted read-only)
    links      goldens and folders that are symbolic links are not written through
    pipes      standard output and error are closed while the tool writes

Prints one line per scenario and exits with 1 if one failed.
"""
import argparse
import hashlib
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

DEVICES = ["--device", "iphone-15", "--device", "iphone-se-3"]
WHOLE_END = b"IEND\xaeB`\x82"


def recipe(number, offset):
    return f"""title: Scene {number}
views:
  Red: {{ background: "#CC3300" }}
  Title: {{ label: "Scene {number} at {offset}", font: 17 }}
constraints: |
  1. Red.Leading = Superview.Leading + {offset}
  2. Red.Trailing = Superview.Trailing - 20
  3. Red.Top = Superview.Top + 40
  4. Red.Height = 100
  5. Title.Top = Red.Bottom + 8
  6. Title.CenterX = Superview.CenterX
"""


class Project:
    def __init__(self, plumb, folder, scenes=6):
        self.plumb, self.folder, self.scenes = plumb, pathlib.Path(folder), scenes
        (self.folder / "Recipes").mkdir(parents=True, exist_ok=True)
        (self.folder / "plumb.yaml").write_text("documents: [Recipes]\n")

    def write_recipes(self, offset):
        for number in range(self.scenes):
            (self.folder / f"Recipes/scene-{number}.yaml").write_text(recipe(number, offset))

    def command(self, *arguments):
        return [self.plumb, *arguments, *DEVICES]

    def run(self, *arguments, **options):
        return subprocess.run(self.command(*arguments), cwd=self.folder, capture_output=True, timeout=300, **options)

    def record(self, **options):
        return self.run("record", **options)

    def goldens(self):
        """Returns the bytes of every file in the folder of goldens, by path."""
        root = self.folder / "Snapshots"
        return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}

    def leftovers(self):
        return [str(path) for path in self.folder.rglob("*") if ".tmp" in path.name]

    def torn(self):
        """Returns the goldens that are incomplete."""
        found = []
        for name, data in self.goldens().items():
            if ".tmp" in name:
                continue
            if name.endswith(".png") and not data.endswith(WHOLE_END):
                found.append(name)
            if name.endswith("frames.txt") and not data.endswith(b"\nend\n"):
                found.append(name)
        return found


def digest(goldens):
    return {name: hashlib.sha256(data).hexdigest() for name, data in goldens.items()}


def kills(plumb, folder, count, seed):
    pick = random.Random(seed)
    project = Project(plumb, folder)
    expected = {}
    for offset in (20, 24):
        project.write_recipes(offset)
        started = time.monotonic()
        done = project.record()
        if done.returncode != 0:
            return f"record ended with {done.returncode}: {done.stderr.decode(errors='replace')[:200]}"
        length = time.monotonic() - started
        expected[offset] = digest(project.goldens())
    torn, left, killed, mixed = 0, 0, 0, 0
    offset = 24
    for _ in range(count):
        offset = 44 - offset
        project.write_recipes(offset)
        process = subprocess.Popen(
            project.command("record"), cwd=project.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Later moments are more likely, because the first third of a run only reads and lays out.
        time.sleep(length * pick.uniform(0.2, 1.05))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        torn += len(project.torn())
        left = max(left, len(project.leftovers()))
        now = digest({name: data for name, data in project.goldens().items() if ".tmp" not in name})
        for name, value in now.items():
            mixed += value not in (expected[20].get(name), expected[24].get(name))
    done = project.record()
    remaining = project.leftovers()
    same = digest(project.goldens()) == expected[offset]
    print(f"  {count} runs, {killed} of them killed while they ran, {torn} torn goldens, {mixed} goldens neither old nor new, at most "
          f"{left} temporary files at once, {len(remaining)} after the next run")
    if torn or mixed or remaining or not same or done.returncode != 0:
        return "goldens are not those of an undisturbed run" if not same else "see the figures"
    return None


def mounted(folder, options):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True)
    return done.returncode == 0


def full_disk(plumb, folder):
    if not mounted(folder, "size=200k"):
        return "skipped: a tmpfs cannot be mounted here"
    try:
        project = Project(plumb, folder, scenes=24)
        project.write_recipes(20)
        done = project.record()
        text = (done.stdout + done.stderr).decode(errors="replace")
        torn = project.torn()
        if done.returncode in (0,) or done.returncode < 0:
            return f"exit code {done.returncode} on a full disk"
        if "No space left" not in text and "disk" not in text:
            return f"the message does not name the full disk: {text[-300:]}"
        return f"torn: {torn}" if torn else None
    finally:
        subprocess.run(["umount", str(folder)])


def read_only(plumb, folder):
    if not mounted(folder, "size=20m"):
        return "skipped: a tmpfs cannot be mounted here"
    try:
        project = Project(plumb, folder, scenes=2)
        project.write_recipes(20)
        project.record()
        before = digest(project.goldens())
        project.write_recipes(24)
        if subprocess.run(["mount", "-o", "remount,ro", str(folder)]).returncode != 0:
            return "skipped: the tmpfs cannot be made read-only"
        done = project.record()
        if done.returncode <= 0:
            return f"exit code {done.returncode} in a read-only folder"
        return None if digest(project.goldens()) == before else "goldens changed"
    finally:
        subprocess.run(["umount", str(folder)])


def links(plumb, folder):
    project = Project(plumb, folder, scenes=2)
    project.write_recipes(20)
    project.record()
    outside = pathlib.Path(folder) / "outside"
    outside.mkdir()
    precious = outside / "precious.txt"
    precious.write_text("precious")
    goldens = project.folder / "Snapshots"
    picture = next(goldens.rglob("scene-0/*.png"))
    picture.unlink()
    picture.symlink_to(precious)
    inner = outside / "scene-1"
    shutil.move(str(goldens / "scene-1"), str(inner))
    (goldens / "scene-1").symlink_to(inner)
    before = digest({path.name: path.read_bytes() for path in inner.iterdir()})
    project.write_recipes(24)
    done = project.record()
    if precious.read_bytes() != b"precious":
        return "a golden that is a link was written through"
    if digest({path.name: path.read_bytes() for path in inner.iterdir()}) != before:
        return "a linked folder was written into"
    if done.returncode <= 0:
        return f"exit code {done.returncode}; links are to be refused"
    return None


def pipes(plumb, folder):
    project = Project(plumb, folder, scenes=2)
    project.write_recipes(20)
    for arguments in (["record"], ["verify", "--no-cache"], ["render", "--out", "gallery"], ["devices"]):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            done = subprocess.run(
                [plumb, *arguments, *([] if arguments[0] == "devices" else DEVICES)], cwd=folder, stdout=writing, stderr=writing, timeout=300)
        finally:
            os.close(writing)
        if done.returncode < 0 and done.returncode != -signal.SIGPIPE:
            return f"{arguments[0]} ended with signal {-done.returncode}"
        if project.torn():
            return f"{arguments[0]} left torn goldens"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("plumb")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    plumb = str(pathlib.Path(options.plumb).resolve())
    failed = False
    with tempfile.TemporaryDirectory(prefix="plumb-faults-") as root:
        scenarios = [
            ("kills", lambda folder: kills(plumb, folder, options.kills, options.seed)),
            ("full disk", lambda folder: full_disk(plumb, folder)),
            ("read-only", lambda folder: read_only(plumb, folder)),
            ("links", lambda folder: links(plumb, folder)),
            ("pipes", lambda folder: pipes(plumb, folder)),
        ]
        for name, scenario in scenarios:
            started = time.monotonic()
            problem = scenario(os.path.join(root, re.sub(r"\W", "-", name)))
            skipped = (problem or "").startswith("skipped")
            failed = failed or (problem is not None and not skipped)
            print(f"{name}: {problem or 'ok'} ({time.monotonic() - started:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
