#!/usr/bin/env python3
"""Fits what the measured advances of San Francisco do not determine, and writes the tables of Sources/UIKit/Drawing/Text/SystemFont.

    Scripts/fit-text-widths.py DATA --write FOLDER    fit all rows and write the Swift tables
    Scripts/fit-text-widths.py DATA --evaluate        fit four fifths of the documents, predict the others, print shares

DATA is a folder with these tables, tab-separated:

    masters.tsv, weights.tsv, tracking.tsv   integer masters in 1/2048 em, positions of the weights, tracking and optical size
    widths.tsv                               widths of six strings in 76 fonts, and the reduction of each by kerning
                                             All four: figures measured on the iOS 26.1 simulator at 3x, from
                                             Vercantez/openuikit, golden/font_metrics_ios.json.
    text-widths.tsv                          widths of labels and buttons that Interface Builder saved in public storyboards
                                             and xibs, with font, size, weight, display scale and toolsVersion

The width of a text is linear in all unknowns:

    width = size / 2048 * (sum of advances + count * tracking(size) + sum of kerning of neighbours)

The unknowns are the kerning of pairs (one value per master), and for versions before 17000, whose fonts had separate Text and Display
cuts, differences of advances and of tracking. Each unknown has a prior: 0.89 of Inter's kerning, no difference, the tracking of
the guidelines. The estimate is the ridge (Gaussian) one. A saved width means that the true one is within the pixel below it,
so residuals within a pixel count in full and larger ones less and less (stale frames: 6 in 100 rows). The six measured strings
are exact. More rows improve the tables; nothing else has to change.

Needs numpy, scipy and uharfbuzz (pip), and Debian's fonts-inter for the priors.
"""
import argparse
import collections
import math
import random
import unicodedata
from pathlib import Path

import numpy as np
import scipy.linalg
import scipy.sparse
import uharfbuzz

MASTERS = ["light17", "regular17", "black17", "light28", "regular28", "black28", "italic17", "italic28"]
INTER = ["Inter-Thin", "Inter-Regular", "Inter-Black", "InterDisplay-Thin", "InterDisplay-Regular",
         "InterDisplay-Black", "Inter-Italic", "InterDisplay-Italic"]
UNITS = 2048
ASCII = [chr(code) for code in range(0x20, 0x7F)]
# Characters beyond ASCII with their own advance; letters with marks have that of their base letter.
EXTRAS = [c for first, last in [(0xA1, 0x17F), (0x2010, 0x2026), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116),
                                (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212), (0x2248, 0x2265)]
          for c in map(chr, range(first, last + 1))]
# The ASCII characters as which other characters are kerned.
KERNED_AS = {"‘": "'", "’": "'", "“": '"', "”": '"', "‚": ",", "„": ",", "‐": "-", "‑": "-", "–": "-", "—": "-", "…": "."}
# Differences from Inter below 20 points that the saved widths show, in 1/1000 em: the prior of these characters.
EXTRA_PRIOR = {"•": -49, "’": 113, "‘": 66, "“": 66, "”": 66}

# Standard deviations of the priors, in 1/2048 em, and of a saved width, in pixels.
PRIOR = {"factor": 0.89, "kerned": 20, "unkerned": 6, "master": 12, "italic": 4, "advance": 8, "text advance": 13,
         "display advance": 5, "tracking": 2, "weight": 4, "extra": 40, "pixel": 0.3}

# The guidelines beyond the measured sizes: 1/1000 em (control-metrics.md 1.3).
GUIDELINES = {6: 41, 7: 34, 44: 8, 48: 8, 50: 7, 54: 6, 58: 5, 62: 4, 66: 3, 70: 2, 76: 1, 80: 0}
# Priors of the earlier cuts' tracking, in 1/1000 em.
TEXT_TRACKING = {6: 41, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -5.5, 14: -10.5, 15: -16, 16: -20, 17: -23.4, 18: -23.7, 19: -24}
DISPLAY_TRACKING = {20: 17.4, 22: 14, 28: 12, 34: 9.5, 40: 6, 48: 3.5, 60: 1, 80: 0}
FIRST_DISPLAY_TRACKING = {20: 36, 22: 32, 24: 28, 28: 24, 34: 21.6, 40: 20.5, 48: 18, 60: 15, 80: 12}
# Names of the earlier systems' cuts and the first toolsVersion after each.
ERAS = [("ios9", 13000), ("ios11", 14784), ("ios13", 17000), ("optical", math.inf)]


def rows_of(path):
    lines = [line.rstrip("\n") for line in open(path, encoding="utf-8") if not line.startswith("#")]
    return [line.split("\t") for line in lines[1:]]


class Inter:
    """Advances and kerning of the drawn font at the positions of the masters, in 1/2048 em."""

    def __init__(self, folder, characters):
        self.kerning, self.advances, self.has = [], [], set()
        for number, name in enumerate(INTER):
            face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(f"{folder}/{name}.otf"))
            font, unit = uharfbuzz.Font(face), UNITS / face.upem
            glyphs = [font.get_nominal_glyph(ord(c)) for c in characters]
            if number == 1:
                self.has = {c for c, glyph in zip(characters, glyphs) if glyph}
            self.advances.append([font.get_glyph_h_advance(g) * unit if g else 0 for g in glyphs])
            self.kerning.append(self._pairs(font, unit))

    @staticmethod
    def _pairs(font, unit):
        table = np.zeros((len(ASCII), len(ASCII)))
        for i, left in enumerate(ASCII):
            for j, right in enumerate(ASCII):
                widths = []
                for kern in (True, False):
                    buffer = uharfbuzz.Buffer()
                    buffer.add_str(left + right)
                    buffer.guess_segment_properties()
                    uharfbuzz.shape(font, buffer, {"calt": False, "kern": kern})
                    widths.append(sum(p.x_advance for p in buffer.glyph_positions))
                table[i, j] = (widths[0] - widths[1]) * unit
        return table


class Font:
    """Masters, weights, tracking; the slots of characters."""

    def __init__(self, data, inter_folder):
        self.characters = ASCII + [c for c in EXTRAS if not self.base(c)]
        inter = Inter(inter_folder, self.characters)
        keep = [i for i, c in enumerate(self.characters) if c in ASCII or c in inter.has]
        self.characters = [self.characters[i] for i in keep]
        self.slot = {c: i for i, c in enumerate(self.characters)}
        self.kerning = inter.kerning
        self.masters = np.zeros((len(MASTERS), len(self.characters)))
        for fields in rows_of(data / "masters.tsv"):
            if int(fields[0]) < 0x7F:
                self.masters[:, int(fields[0]) - 0x20] = list(map(int, fields[1:]))
        drawn = np.array(inter.advances)[:, keep]
        # The ratio of San Francisco to Inter, by master: the factor for other characters' advances.
        letters = [self.slot[c] for c in "abcdefghijklmnopqrstuvwxyz"]
        ratio = self.masters[:, letters].sum(1) / np.array(inter.advances)[:, letters].sum(1)
        for slot in range(len(ASCII), len(self.characters)):
            correction = EXTRA_PRIOR.get(self.characters[slot], 0) * UNITS / 1000
            self.masters[:, slot] = drawn[:, slot] * ratio + correction
        self.weights = {f[0]: int(f[1]) / 16384 for f in rows_of(data / "weights.tsv")}
        measured = [(float(a), float(b), int(c) / 16384) for a, b, c in rows_of(data / "tracking.tsv")]
        more = [(s, v * UNITS / 1000, 0.0 if s < 17 else 1.0) for s, v in GUIDELINES.items()]
        self.sizes = sorted(measured + more)

    @staticmethod
    def base(character):
        """Returns the ASCII character with the same advance, or None."""
        if character in ASCII:
            return character
        if character == "\u00a0":
            return " "
        first = unicodedata.normalize("NFD", character)[0]
        return first if first != character and first in ASCII and unicodedata.decomposition(character)[:1] != "<" else None

    def slots(self, text):
        return [self.slot.get(self.base(c) or c) for c in unicodedata.normalize("NFC", text)]

    def kern_slot(self, slot):
        if slot < len(ASCII):
            return slot
        other = KERNED_AS.get(self.characters[slot])
        return None if other is None else self.slot[other]

    def tracking(self, size):
        return np.interp(size, [s[0] for s in self.sizes], [s[1] for s in self.sizes])

    def optical(self, size):
        return np.interp(size, [s[0] for s in self.sizes], [s[2] for s in self.sizes])

    def coefficients(self, weight, italic, optical):
        n = self.weights[weight]
        found = dict.fromkeys(MASTERS, 0.0)
        for part, size in ((1 - optical, "17"), (optical, "28")):
            heavier = ("black" if n >= 0 else "light") + size
            found[("italic" if italic else "regular") + size] += part * (1 if italic else 1 - abs(n))
            found[heavier] += part * abs(n)
            if italic:
                found["regular" + size] -= part * abs(n)
        return np.array([found[name] for name in MASTERS])


class Row:
    def __init__(self, text, size, weight, italic, width, scale, era, is_exact=False, is_button=False, document=""):
        self.text, self.size, self.weight, self.italic = text, size, weight, italic
        self.width, self.scale, self.era, self.is_exact = width, scale, era, is_exact
        self.is_button, self.document = is_button, document


def saved_rows(data, font):
    rows = []
    for text, name, size, weight, width, _, scale, tools, element, _, _, document in rows_of(data / "text-widths.tsv"):
        if not (name == "system" or name.startswith("UICT")) or None in font.slots(text):
            continue
        is_button = "button" in element
        scale, width = 1.0 if is_button else float(scale), float(width)
        off_grid = abs(width * scale - round(width * scale)) > 0.02
        if off_grid or (is_button and width <= 30):
            continue
        era = next(name for name, end in ERAS if int(tools) < end)
        italic = weight == "italic"
        rows.append(Row(text, float(size), "regular" if italic else weight, italic, width, scale, era, False, is_button, document))
    return rows


def measured_rows(data):
    rows = []
    for name, text, label, width, kerning in rows_of(data / "widths.tsv"):
        design, weight, size = name.split("-")
        if design != "mono" and kerning:
            row = Row(text, float(size), weight, design == "italic", float(width), 3, "optical", True)
            row.label = float(label)
            rows.append(row)
    return rows


class Fit:
    def __init__(self, font):
        self.font, self.index, self.deviation, self.values = font, {}, [], {}

    def _parameter(self, key, deviation):
        if key not in self.index:
            self.index[key] = len(self.deviation)
            self.deviation.append(deviation)
        return key

    def terms(self, row):
        """Returns the known part of a row's width, in 1/2048 em, and the factors of the unknowns."""
        font, prior = self.font, PRIOR
        slots = font.slots(row.text)
        is_old = row.era != "optical"
        cut = "text" if row.size < 20 else "display"
        factors = collections.Counter()

        def add(key, deviation, factor):
            factors[self._parameter(key, deviation)] += factor

        weights = font.coefficients(row.weight, row.italic, (cut == "display") if is_old else font.optical(row.size))
        known = sum(weights @ font.masters[:, slot] for slot in slots)
        for slot, count in collections.Counter(slots).items():
            if slot >= len(ASCII):
                add(("extra", slot), prior["extra"], count)
            elif is_old:
                add(("advance", slot), prior["advance"], count)
                add(("cut advance", cut, slot), prior[f"{cut} advance"], count)
        count = len(slots)
        if is_old:
            known += count * earlier_tracking(row.era, row.size)
            add(("tracking", cut, row.era), prior["tracking"], count)
            add(("tracking", row.era, row.size), prior["tracking"], count)
            add(("tracking of size", row.size), prior["tracking"], count)
            if row.weight != "regular":
                add(("weight", cut, row.weight), prior["weight"], count)
        else:
            known += count * font.tracking(row.size)
        kerned = [font.kern_slot(slot) for slot in slots]
        for left, right in zip(kerned, kerned[1:]):
            if left is None or right is None:
                continue
            known += prior["factor"] * sum(w * table[left, right] for w, table in zip(weights, font.kerning) if w)
            unkerned = font.kerning[1][left, right] == 0 and font.kerning[4][left, right] == 0
            add(("pair", left, right), prior["unkerned" if unkerned else "kerned"], 1)
            part = 0.4 if unkerned else 1
            for number, weight in enumerate(weights):
                if weight:
                    # An italic has the kerning of the upright font plus a difference.
                    upright = {6: 1, 7: 4}.get(number, number)
                    add(("master pair", upright, left, right), prior["master"] * part, weight)
                    if upright != number:
                        add(("italic pair", left, right), prior["italic"] * part, weight)
                        add(("master pair", number, left, right), prior["italic"] * part, weight)
        return known, factors

    def estimate(self, rows, rounds=4):
        entries, targets, deviations = [], [], []
        for number, row in enumerate(rows):
            known, factors = self.terms(row)
            unit = row.size / UNITS
            entries += [(number, self.index[key], factor * unit) for key, factor in factors.items()]
            targets.append(row.width - known * unit - (0 if row.is_exact else 0.5 / row.scale))
            deviations.append(0.0004 if row.is_exact else PRIOR["pixel"] / row.scale)
        numbers, parameters, factors = zip(*entries)
        matrix = scipy.sparse.csr_matrix((factors, (numbers, parameters)), shape=(len(rows), len(self.deviation)))
        scaled = matrix.multiply(np.array(self.deviation)[None, :] ** 2).tocsr()
        covariance = (scaled @ matrix.T).toarray()
        targets, variances, trust = np.array(targets), np.array(deviations) ** 2, np.ones(len(rows))
        scales, exact = np.array([row.scale for row in rows]), np.array([row.is_exact for row in rows])
        for _ in range(rounds):
            solution = scaled.T @ scipy.linalg.solve(covariance + np.diag(variances / trust), targets, assume_a="pos")
            off = np.abs(targets - matrix @ solution) * scales
            trust = np.where(exact | (off < 0.8), 1, (0.8 / np.maximum(off, 0.8)) ** 2)
        self.values = {key: solution[number] for key, number in self.index.items()}
        return self

    def width(self, row):
        known, factors = self.terms(row)
        return (known + sum(self.values.get(key, 0) * factor for key, factor in factors.items())) * row.size / UNITS


def earlier_tracking(era, size):
    if size < 20:
        return np.interp(size, list(TEXT_TRACKING), list(TEXT_TRACKING.values())) * UNITS / 1000
    table = FIRST_DISPLAY_TRACKING if era == "ios9" else DISPLAY_TRACKING
    return np.interp(size, list(table), list(table.values())) * UNITS / 1000


def on_pixels(width, scale):
    return math.ceil(width * scale - 1e-4) / scale


# Evaluation


def print_shares(title, errors, buckets):
    print(f"\n{title}\n| set | rows | within 0.5 pt | within 1 pt | exact |\n|---|---|---|---|---|")
    for bucket in buckets:
        chosen = np.array([error for error, names in errors if bucket in names])
        if len(chosen):
            shares = [f"{100 * (chosen <= limit + 0.01).mean():.1f} %" for limit in (0.5, 1, 0)]
            print(f"| {bucket} | {len(chosen)} | " + " | ".join(shares) + " |")


def evaluate(font, saved, measured, folds):
    names = sorted({font_name(row) for row in measured})
    errors = []
    for half in (0, 1):
        kept = set(names[half::2])
        fit = Fit(font).estimate([r for r in measured if font_name(r) in kept] + saved)
        errors += [abs(on_pixels(fit.width(r), 3) - r.label) for r in measured if font_name(r) not in kept]
    print(f"measured strings, every other size of each font fitted, in turn: the other {len(errors)}, "
          f"{sum(e < 0.01 for e in errors)} exact, {sum(e < 0.34 for e in errors)} within a pixel, worst {max(errors):.3f}")
    documents = sorted({row.document for row in saved})
    random.Random(1).shuffle(documents)
    fold = {document: number % 5 for number, document in enumerate(documents)}
    errors = []
    for held in range(folds):
        fit = Fit(font).estimate([r for r in saved if fold[r.document] != held] + measured)
        for row in saved:
            if fold[row.document] == held:
                width = on_pixels(fit.width(row), row.scale)
                error = abs((max(30, width) if row.is_button else width) - row.width)
                size = "below 20 pt" if row.size < 20 else "from 20 pt"
                weight = "italic" if row.italic else row.weight
                kind = "buttons" if row.is_button else "labels"
                errors.append((error, [size, f"{kind} {size}", row.era, f"{row.era} {size}", weight, f"{weight} {size}"]))
    sizes = ["below 20 pt", "from 20 pt"]
    kinds = [f"{kind} {size}" for kind in ("labels", "buttons") for size in sizes]
    print_shares("saved widths, documents held out", errors, sizes + kinds)
    print_shares("by era", errors, [f"{era} {size}" for era, _ in ERAS for size in sizes])
    print_shares("by weight", errors, [f"{w} {s}" for w in list(font.weights) + ["italic"] for s in sizes])


def font_name(row):
    return (row.weight, row.italic, row.size)


# Writing


def swift(folder, name, comment, body):
    header = "// Written by Scripts/fit-text-widths.py; do not edit by hand.\n\n"
    (folder / f"{name}.swift").write_text(header + comment + f"enum {name} {{\n{body}}}\n", encoding="utf-8")


def numbers(name, comment, values, kind="Int16"):
    lines, line = [], "   "
    for value in values:
        word = f" {value},"
        if len(line + word) > 118:
            lines.append(line)
            line = "   "
        line += word
    lines.append(line)
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n" + "\n".join(lines).replace("    ", "    ") + "\n  ]\n"


def whole_kerning(font, fit, measured):
    """Rounds kerning to whole units so that the measured strings lose as much as with the fitted values."""
    pairs = sorted({key[1:] for key in fit.index if key[0] == "pair"}
                   | {(int(i), int(j)) for table in (font.kerning[1], font.kerning[4]) for i, j in np.argwhere(table)})
    exact = {}
    for left, right in pairs:
        common = fit.values.get(("pair", left, right), 0)
        own = [fit.values.get(("master pair", m, left, right), 0) for m in range(len(MASTERS))]
        italic = fit.values.get(("italic pair", left, right), 0)
        own[6:] = [own[1] + own[6] + italic, own[4] + own[7] + italic]
        exact[left, right] = np.array([
            PRIOR["factor"] * font.kerning[m][left, right] + common + own[m] for m in range(len(MASTERS))])
    whole = {pair: np.rint(values) for pair, values in exact.items()}
    strings = {}
    for text in sorted({row.text for row in measured}):
        slots = font.slots(text)
        strings[text] = [pair for pair in zip(slots, slots[1:])]
    uses = collections.Counter(pair for chain in strings.values() for pair in chain)
    for chain in strings.values():
        for m in range(len(MASTERS)):
            missing = round(sum(exact[p][m] for p in chain)) - int(sum(whole[p][m] for p in chain))
            step = 1 if missing > 0 else -1
            own = sorted((p for p in set(chain) if uses[p] == 1), key=lambda p: step * (whole[p][m] - exact[p][m]))
            for pair in own[: abs(missing)]:
                whole[pair][m] += step
    return {pair: values for pair, values in whole.items()
            if np.abs(values).max() >= 2 or (uses[pair] and np.abs(values).max() > 0)}


def write(font, saved, measured, folder):
    fit = Fit(font).estimate(saved + measured)
    value = lambda *key: fit.values.get(key, 0)
    masters = font.masters.copy()
    for slot in range(len(ASCII), len(font.characters)):
        masters[:, slot] += value("extra", slot)
    flat = [int(round(v)) for slot in range(len(font.characters)) for v in masters[:, slot]]
    origin = ("/// Those of ASCII were measured on the iOS 26.1 simulator (Vercantez/openuikit, golden/font_metrics_ios.json); "
              "those of\n/// other characters are Inter's, scaled and corrected by saved widths.\n")
    body = numbers("advances", "Advances in 1/2048 em, eight per slot, one for each master: light, regular and black at the "
                   "optical sizes 17\n  /// and 28, then italic at both.", flat)
    for cut in ("text", "display"):
        body += "\n" + numbers(
            f"earlier{cut.capitalize()}", f"How much wider each slot is in the {cut.capitalize()} cut of iOS 9 to 13, in 1/2048 em; fitted.",
            [int(round(value("advance", s) + value("cut advance", cut, s))) for s in range(len(ASCII))])
    swift(folder, "SanFranciscoMasters", "/// San Francisco's advances.\n///\n" + origin, body)

    kerning = whole_kerning(font, fit, measured)
    body = numbers("pairs", "The slots of each pair's left and right character.",
                   [n for pair in sorted(kerning) for n in pair], "UInt8")
    body += "\n" + numbers("values", "Kerning in 1/2048 em, eight values per pair, one for each master.",
                           [int(v) for pair in sorted(kerning) for v in kerning[pair]])
    swift(folder, "SanFranciscoKerning",
          "/// San Francisco's kerning, inferred because no source lists its pairs: fitted to widths of strings on iOS 26.1 and "
          "to\n/// widths that Interface Builder saved, starting from 0.89 of Inter's kerning (`control-metrics.md` 1.5).\n", body)

    body = "  /// Point sizes of the rows of `tracking` and `opticalSizes`.\n"
    body = numbers("sizes", "Point sizes of ``tracking`` and ``opticalSizes``, which are linear in between.",
                   [f"{s:g}" for s, _, _ in font.sizes], "Double")
    body += "\n" + numbers("tracking", "Added after every character, in 1/2048 em: measured from 8 to 40 points, otherwise the guidelines'.",
                           [f"{round(t, 1):g}" for _, t, _ in font.sizes], "Double")
    body += "\n" + numbers("opticalSizes", "0 for the shapes of text, 1 for those of titles.",
                           [f"{round(o * 16384)}" for _, _, o in font.sizes], "Double").replace(
        "0 for the shapes of text, 1 for those of titles.", "From 0 for the shapes of text to 16384 for those of titles.")
    sizes = list(range(6, 50)) + [54, 60, 70, 80]
    body += "\n" + numbers("earlierSizes", "Point sizes of the tables below.", sizes, "Double")
    for era, _ in ERAS[:-1]:
        found = []
        for size in sizes:
            cut = "text" if size < 20 else "display"
            total = (earlier_tracking(era, size) + value("tracking", cut, era) + value("tracking", era, float(size))
                     + value("tracking of size", float(size)))
            found.append(f"{round(total, 1):g}")
        body += "\n" + numbers(era, f"Tracking of the cuts introduced in {era.replace('ios', 'iOS ')}, in 1/2048 em; fitted.", found, "Double")
    for cut in ("text", "display"):
        body += "\n" + numbers(
            f"{cut}Weights", f"Tracking added by each weight of the earlier {cut.capitalize()} cuts, from ultralight to black, in 1/2048 em; fitted.",
            [f"{round(value('weight', cut, weight), 1):g}" for weight in font.weights], "Double")
    body += "\n" + numbers("weights", "Positions of the weights between the masters, from ultralight to black, in 1/16384.",
                           [round(n * 16384) for n in font.weights.values()], "Double")
    swift(folder, "SanFranciscoTracking", "/// San Francisco's tracking by size and system.\n", body)

    body = ""
    ranges = [(0xA0, 0x24F), (0x1E00, 0x1EFF), (0x2010, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2122), (0x2190, 0x2193),
              (0x2212, 0x2212), (0x2248, 0x2265)]
    body += "  /// Ranges of characters beyond ASCII.\n  static let ranges: [ClosedRange<UInt32>] = [\n"
    body += "".join(f"    0x{a:04X}...0x{b:04X},\n" for a, b in ranges) + "  ]\n\n"
    slots = []
    for a, b in ranges:
        for code in range(a, b + 1):
            slot = font.slot.get(font.base(chr(code)) or chr(code))
            slots.append(0xFFFF if slot is None or code == 0xAD else slot)
    body += numbers("slots", "The slots of all characters of ``ranges``, in order; 0xFFFF for none. A letter with a mark has that of "
                    "its letter.", slots, "UInt16")
    kern = [font.kern_slot(s) for s in range(len(ASCII), len(font.characters))]
    body += "\n" + numbers("kernedAs", "The ASCII slot as which each slot beyond ASCII is kerned; 0xFF for none.",
                           [0xFF if k is None else k for k in kern], "UInt8")
    swift(folder, "SanFranciscoSlots",
          "/// The slot in ``SanFranciscoMasters`` of each character; 0 to 94 are ASCII, starting with the space.\n", body)
    print(f"{len(font.characters)} slots, {len(kerning)} pairs, {len(saved)} saved and {len(measured)} measured widths")


def main():
    parser = argparse.ArgumentParser(description="Fits San Francisco's kerning and earlier cuts.")
    parser.add_argument("data", type=Path)
    parser.add_argument("--inter", default="/usr/share/fonts/opentype/inter")
    parser.add_argument("--evaluate", action="store_true")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    font = Font(options.data, options.inter)
    saved, measured = saved_rows(options.data, font), measured_rows(options.data)
    if options.evaluate:
        evaluate(font, saved, measured, options.folds)
    if options.write:
        write(font, saved, measured, options.write)


if __name__ == "__main__":
    main()
