"""Measures the stages after layout and their peers in turn, and writes the table of results/pictures.md.

    bench.py PICTURE_BENCH PLUMB [--out FILE]
"""
import glob
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RECIPE, SIZES = f"{HERE}/twenty.yaml", f"{HERE}/sizes.txt"
RUNS = 5
# The entries of the history, by the names of our times and of peers: ratios, which hardly depend on the machine.
HISTORY = [
    ("Chromium", "cell, compared", "cell, Chromium"), ("plain C", "cell, compared", "cell, plain C"),
    ("draw", "draw", "draw, Cairo and Pango"), ("encode", "encode", "encode, Cairo"),
]


def run(*command, **options):
    outcome = subprocess.run(command, capture_output=True, text=True, **options)
    if outcome.returncode != 0:
        print(f"{' '.join(command[:3])}: {outcome.stderr[-500:]}", file=sys.stderr)
        return ""
    return outcome.stdout


def lines(text):
    return {name: float(number) for name, number in (line.split("\t") for line in text.splitlines() if "\t" in line)}


def medians(runs):
    names = [name for found in runs for name in found]
    return {name: statistics.median(found[name] for found in runs if name in found) for name in dict.fromkeys(names)}


def spreads(runs):
    """Returns the minimum and the maximum of each figure."""
    names = dict.fromkeys(name for found in runs for name in found)
    return {name: [pick(found[name] for found in runs if name in found) for pick in (min, max)] for name in names}


def wall(command, **options):
    start = time.perf_counter()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def start_up(plumb, folder):
    """Measures the milliseconds from start to end of the tool and of a C program with the same libraries, in turn."""
    with open(f"{folder}/nothing.c", "w") as file:
        file.write("int main(void) { return 0; }\n")
    flags = run("pkg-config", "--libs", "pango", "harfbuzz", "cairo", "libdeflate", "libxxhash", "yaml-0.1", "expat").split()
    run("cc", "-O2", f"{folder}/nothing.c", "-o", f"{folder}/nothing", "-Wl,--no-as-needed", *flags)
    times = {"own": [], "C": []}
    for _ in range(60):
        times["own"].append(wall([plumb, "--version"])[0] * 1e3)
        times["C"].append(wall([f"{folder}/nothing"])[0] * 1e3)
    return {name: statistics.median(found) for name, found in times.items()}


def others(folder, count):
    """Measures the milliseconds per picture of tools that run as separate processes, and of comparers."""
    found = {}
    if shutil.which("compare"):
        picture = f"{folder}/9.png"
        found["compare, ImageMagick"] = statistics.median(
            wall(["compare", "-metric", "AE", picture, picture, "null:"])[0] * 1e3 for _ in range(5))
    if shutil.which("rsvg-convert"):
        svgs = sorted(glob.glob(f"{folder}/svg/**/*.svg", recursive=True))
        svgs = svgs[::max(1, len(svgs) // count)]
        if svgs:
            found["cell, rsvg-convert"] = statistics.mean(
                wall(["rsvg-convert", "-z", "2", "-o", f"{folder}/svg.png", svg])[0] * 1e3 for svg in svgs)
    return found


def gallery(plumb, folder):
    """Measures the repository's own work: everything drawn, everything checked, cold and warm."""
    caches = dict(os.environ, PLUMB_CACHE=f"{folder}/cache")
    rows = []
    draw = [plumb, "render", "--all-devices", "--out", f"{folder}/gallery"]
    alone = dict(caches, PLUMB_CACHE="off", PLUMB_PROCESSES="1")
    for name, command, environment in [
        ("gallery, nothing there", draw, None),
        ("gallery, nothing changed", draw, None),
        ("verify, nothing known, in one process", [plumb, "verify"], alone),
        ("verify, nothing known", [plumb, "verify"], caches),
        ("verify, nothing changed", [plumb, "verify"], caches),
        ("verify, every cell painted", [plumb, "verify", "--no-cache"], caches),
    ]:
        seconds, processor = wall(command, env=environment or os.environ)
        rows.append((name, seconds, processor))
    return rows


def figures(plumb, folder):
    """Measures the seconds of processor of all recipes as pictures and as figures, a file for each, in turn.

    A phone and a tablet, upright and on their side; with the gallery's pages, which both write.
    """
    environment = dict(os.environ, PLUMB_CACHE="off")
    screens = [plumb, "render", "--device", "iphone-15,ipad-10-2", "--format", "svg", "--out", f"{folder}/figures"]
    times = {"picture": [], "figure": []}
    for _ in range(3):
        times["picture"].append(wall(screens, env=environment)[1])
        times["figure"].append(wall(screens + ["--style", "figure"], env=environment)[1])
    return {name: statistics.median(found) for name, found in times.items()}


def growth(bench):
    rows = []
    for what, numbers in (("cells", (100, 1000, 10000)), ("views", (10, 100, 1000, 10000)),
                          ("inequalities", (10, 100, 1000, 10000))):
        for number in numbers:
            words = run(bench, "growth", what, str(number)).split("\t")
            rows.append((what, number, float(words[2]), int(words[3]) / 1024))
    return rows


def plot(rows, path):
    """Plots seconds over numbers, both logarithmic: linear growth is a straight line of slope one."""
    import math
    left, bottom, width, height = 60, 250, 420, 220
    def x(number): return left + (math.log10(number) - 1) / 3 * width
    def y(seconds): return bottom - (math.log10(seconds) + 3) / 5 * height
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 130}" height="{bottom + 50}" '
             'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>']
    for power in range(1, 5):
        parts.append(f'<path d="M{x(10 ** power):.1f} {bottom}V{bottom - height}" stroke="#ddd"/>'
                     f'<text x="{x(10 ** power):.1f}" y="{bottom + 18}" text-anchor="middle">{10 ** power:,}</text>')
    for power in range(-3, 3):
        parts.append(f'<path d="M{left} {y(10.0 ** power):.1f}H{left + width}" stroke="#ddd"/>'
                     f'<text x="{left - 6}" y="{y(10.0 ** power) + 4:.1f}" text-anchor="end">{10.0 ** power:g} s</text>')
    for what, color, label in (("cells", "#0a58ca", "cells of 20 views"), ("views", "#b02a37", "views in 10 cells"),
                               ("inequalities", "#2b8a3e", "views, inequalities")):
        own = [(x(number), y(seconds)) for kind, number, seconds, _ in rows if kind == what]
        parts.append(f'<polyline points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in own)}" fill="none" stroke="{color}" '
                     f'stroke-width="2"/>' + "".join(f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{color}"/>' for a, b in own))
        parts.append(f'<text x="{own[-1][0] + 8:.1f}" y="{own[-1][1] + 4:.1f}" fill="{color}">{label}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{bottom + 38}" text-anchor="middle">number</text></svg>\n')
    with open(path, "w") as file:
        file.write("\n".join(parts))


def remember(folder, commit, ours, theirs, recipes):
    """Adds a line to the history, replacing one of the same commit, and plots it."""
    path = f"{folder}/history.tsv"
    names = [name for name, _, _ in HISTORY] + [name for name, _, _ in recipes]
    rows = [line.split("\t") for line in open(path).read().splitlines()] if os.path.exists(path) else []
    rows = [row for row in rows[1:] if row[0] != commit and len(row) == len(names) + 1]
    ratios = [f"{theirs[peer] / ours[own]:.2f}" if peer in theirs else "" for _, own, peer in HISTORY]
    rows.append([commit] + ratios + [f"{processor:.2f}" for _, _, processor in recipes])
    with open(path, "w") as file:
        file.write("".join("\t".join(row) + "\n" for row in [["commit"] + names] + rows))
    plot_history(names[:len(HISTORY)], rows, f"{folder}/history.svg")


def plot_history(names, rows, path):
    """Plots the ratios of peers' times to ours, by commit."""
    left, bottom, width, height = 50, 230, 420, 200
    top = max([float(row[i + 1] or 0) for row in rows for i in range(len(names))] + [1]) * 1.05
    def x(index): return left + (index + 0.5) / len(rows) * width
    def y(value): return bottom - value / top * height
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 110}" height="{bottom + 50}" '
             'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>']
    for step in range(0, int(top) + 1, 10):
        parts.append(f'<path d="M{left} {y(step):.1f}H{left + width}" stroke="#ddd"/>'
                     f'<text x="{left - 6}" y="{y(step) + 4:.1f}" text-anchor="end">{step}</text>')
    for index, row in enumerate(rows):
        parts.append(f'<text x="{x(index):.1f}" y="{bottom + 18}" text-anchor="middle">{row[0]}</text>')
    labels = []
    for column, (name, color) in enumerate(zip(names, ("#0a58ca", "#b02a37", "#146c43", "#664d03"))):
        own = [(x(index), y(float(row[column + 1]))) for index, row in enumerate(rows) if row[column + 1]]
        if not own:
            continue
        parts.append(f'<polyline points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in own)}" fill="none" stroke="{color}" '
                     f'stroke-width="2"/>' + "".join(f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{color}"/>' for a, b in own))
        labels.append((own[-1][1] + 4, own[-1][0] + 8, name, color))
    least = bottom + 100
    for place, across, name, color in sorted(labels, reverse=True):
        # Stacked vertically if lines end close together.
        least = min(place, least - 14)
        parts.append(f'<text x="{across:.1f}" y="{least:.1f}" fill="{color}">{name}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{bottom + 38}" text-anchor="middle">commit</text></svg>\n')
    with open(path, "w") as file:
        file.write("\n".join(parts))


def main():
    bench, plumb = (os.path.abspath(path) for path in sys.argv[1:3])
    out = sys.argv[sys.argv.index("--out") + 1] if "--out" in sys.argv else "/dev/stdout"
    folder = tempfile.mkdtemp()
    flags = run("pkg-config", "--cflags", "--libs", "pangocairo", "libpng", "spng").split()
    run("cc", "-O2", f"{HERE}/peers.c", "-o", f"{folder}/peers", *flags)
    count = 2 * len(open(SIZES).read().splitlines())
    own, peers, loads = [], [], [os.getloadavg()[0]]
    browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    for _ in range(RUNS):
        own.append(lines(run(bench, "speed", RECIPE, SIZES, folder)))
        found = lines(run(f"{folder}/peers", folder, str(count), SIZES))
        if browser:
            found |= lines(run(sys.executable, f"{HERE}/browser.py", SIZES, browser))
        peers.append(found)
    ours, theirs, ranges = medians(own), medians(peers), spreads(own)
    subprocess.run([plumb, "render", RECIPE, "--all-devices", "--format", "svg", "--out", f"{folder}/svg"],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    theirs |= others(folder, 10)
    started = start_up(plumb, folder)
    ours["start"], theirs["start, C"] = started["own"], started["C"]

    machine = next((line.split(": ")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    commit = run("git", "rev-parse", "--short", "HEAD").strip() or "none"
    rows = [
        ("P1: 35 at least", "a cell, compared with its golden; Chromium's screenshot", "cell, compared", "cell, Chromium"),
        ("", "the same; Chromium set to its fastest encoder", "cell, compared", "cell, Chromium for speed"),
        ("P1: 35 at least", "the same; plain C with Cairo and its PNG", "cell, compared", "cell, plain C"),
        ("", "a cell, drawn and written; rsvg-convert, a process a picture", "cell, written", "cell, rsvg-convert"),
        ("D1: 1.25 at least", "drawing; Cairo and Pango on a new surface", "draw", "draw, Cairo and Pango"),
        ("E1: 40 at least", "encoding; Cairo's PNG writer", "encode", "encode, Cairo"),
        ("", "encoding; libpng at level 1, no filter", "encode", "encode, libpng level 1"),
        ("E2: 1/6 at least", "encoding; comparing the pixels once (memcmp)", "encode", "equal, memcmp"),
        ("E4: 5 at least", "decoding; libspng", "decode", "decode, libspng"),
        ("", "decoding; libpng", "decode", "decode, libpng"),
        ("C2: 20 at least", "checking a golden that matches; encoding it", "golden check", None),
        ("", "the same; ImageMagick's compare, a process", "golden check", "compare, ImageMagick"),
        ("F1: 0.2 ms at most", "writing a file that has changed", "write, changed", None),
        ("F1: 0.2 ms at most", "writing a file that has not", "write, unchanged", None),
        ("W1: 1/2 at least", "starting and ending; a C program with the same libraries", "start", "start, C"),
    ]
    text = [
        "# Pictures, files and golden checks", "",
        f"Written by `make bench`. Milliseconds a cell, medians of {RUNS} runs taken in turn; one scene of twenty labels at "
        f"{count} sizes of devices, 12.3 MB of pixels a cell; {machine}, {os.cpu_count()} cores, commit {commit}.", ""]
    if loads[0] > 0.5:
        text += [f"**The machine was busy before the first run (load {loads[0]:.1f}): take the ratios, not the times.**", ""]
    text += ["| target | what; its peer | ours | from, to | peer | peer / ours |", "|---|---|---|---|---|---|"]
    for target, what, name, peer in rows:
        other = ours["encode"] if target.startswith("C2") else theirs.get(peer)
        if name not in ours:
            continue
        least, most = ranges.get(name, (ours[name], ours[name]))
        text.append(f"| {target} | {what} | {ours[name]:.3f} | {least:.3f}, {most:.3f} | " + (
            f"{other:.3f} | {other / ours[name]:.1f} |" if other else "| |"))
    text += ["", "Where the time of a cell goes:", "", "| stage | ms | limit, and what stands between |", "|---|---|---|"]
    for name, limit in [
        ("solve", "a tenth: the numbers that rows follow are compared, and the solution is read"),
        ("display list", "-"),
        ("draw", "0.1 (filling the memory once): borders and texts are drawn over what was filled"),
        ("hash", "0.3 (reading the memory once)"),
        ("encode", "0.3 (comparing each row with the one above): rows painted alike are not compared, others are spelled in tokens"),
        ("golden check", "reading the file"),
    ]:
        text.append(f"| {name} | {ours[name]:.3f} | {limit} |")
    text += ["", f"A PNG file of these cells has {ours['bytes']:.0f} bytes on average. The first round of a process, caches "
             f"empty: {ours['cold: all stages, hash']:.2f} ms a cell.", "",
             "The repository's own recipes:", "", "| what | seconds | of processor |", "|---|---|---|"]
    recipes = gallery(plumb, folder)
    text += [f"| {name} | {seconds:.2f} | {processor:.2f} |" for name, seconds, processor in recipes]
    drawn = figures(plumb, folder)
    text += ["", f"All recipes on a phone and a tablet, upright and on their side: {drawn['picture']:.2f} seconds of processor "
             f"with a picture in a file for each, {drawn['figure']:.2f} with a figure (`--style figure`): "
             f"{drawn['figure'] / drawn['picture']:.2f} times as many (target: 3 at most)."]
    grown = growth(bench)
    text += ["", "Growth: solved, drawn and encoded one after the other, by one process each.", "",
             "![Seconds over numbers, both logarithmic](growth.svg)", "",
             "| | number | seconds | a second | peak MiB |", "|---|---|---|---|---|"]
    text += [f"| {what} | {number} | {seconds:.3f} | {number / seconds:.0f} | {peak:.0f} |"
             for what, number, seconds, peak in grown]
    text += ["", "Runs of other commits are in [history.tsv](history.tsv): ratios to peers, and seconds of processor.", "",
             "![How many times as long peers take, commit by commit](history.svg)"]
    with open(out, "w") as file:
        file.write("\n".join(text) + "\n")
    if out != "/dev/stdout":
        plot(grown, os.path.join(os.path.dirname(out), "growth.svg"))
        remember(os.path.dirname(out), commit, ours, theirs, recipes)
        print("\n".join(text))
    shutil.rmtree(folder)


main()
