#!/usr/bin/env python3
"""kiwi's own benchmark, a dialog as the toolkit enaml lays it out, as a workload in the format of workloads.py.

Usage: kiwi_system.py KIWI_SOURCE > kiwi.alw

Reads the benchmark's C++ source from kiwi's source archive; nothing of it is kept here. The strengths it names become
priorities in the same order; width and height are the edit variables.
"""
import re, sys

SIZES = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
PRIORITIES = {'required': 1000, 'strong': 750, 'smedium': 600, 'mmedium': 550, 'medium': 500, 'weak': 250}
RELATIONS = {'==': 'eq', '>=': 'ge', '<=': 'le'}


def terms(expression):
    """'-top + 2 * left + -10' -> ({'top': -1, 'left': 2}, -10)."""
    coefficients, constant = {}, 0.0
    for part in re.split(r'\s\+\s', expression.strip()):
        match = re.fullmatch(r'(-?)(?:([\d.e+]+)\s*\*\s*)?([a-z]\w*)(?:\s*\*\s*([\d.e+-]+))?', part)
        if not match:
            constant += float(part)
            continue
        sign, before, name, after = match.groups()
        factor = float(before or 1) * float(after or 1) * (-1 if sign else 1)
        coefficients[name] = coefficients.get(name, 0) + factor
    return coefficients, constant


def main(path):
    source = open(path + '/benchmarks/enaml_like_benchmark.cpp').read()
    rows, numbers = [], {'width': 0, 'height': 1}
    for expression, relation, right, strength in re.findall(
            r'\(([^()]*?)\s*(==|>=|<=)\s*(-?[\d.]+)\)\s*\|\s*(?:strength::)?(\w+)', source):
        coefficients, constant = terms(expression)
        constant -= float(right)
        for name in coefficients: numbers.setdefault(name, len(numbers))
        rows.append('c %d %s %r %d %s' % (
            PRIORITIES[strength], RELATIONS[relation], constant, len(coefficients),
            ' '.join('%r %d' % (factor, numbers[name]) for name, factor in coefficients.items())))
    if len(rows) < 100: sys.exit('%s: only %d constraints were recognised' % (path, len(rows)))
    print('alw 1\nkind kiwi %d\nviews 9\nvars %d' % (len(rows), len(numbers)))
    print('\n'.join(rows))
    print('edit 0 999\nedit 1 999')
    for size in SIZES: print('suggest %d %d' % size)


main(sys.argv[1])
