#!/usr/bin/env python3
"""The reference answer: strict levels solved one after another as linear programs (scipy), and dumps held against it.

Usage: reference.py FILE.alw DUMP...      a DUMP is what a driver prints with --dump

Shares nothing with the solver. Where the optimum is unique dumps are compared value by value, else by the error sums of
each level.
"""
import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

TOLERANCE = 1e-3


class Workload:
    """A file in the format of workloads.py."""

    def __init__(self, path):
        self.rows, self.edits, self.suggestions, self.variables = [], [], [], 0
        for line in open(path):
            fields = line.split()
            if fields[0] == 'vars': self.variables = int(fields[1])
            elif fields[0] == 'c':
                terms = [(float(fields[i]), int(fields[i + 1])) for i in range(5, len(fields), 2)]
                self.rows.append((int(fields[1]), fields[2], float(fields[3]), terms))
            elif fields[0] == 'edit': self.edits.append(int(fields[1]))
            elif fields[0] == 'suggest': self.suggestions.append([float(field) for field in fields[1:]])

    def error(self, row, values):
        _, relation, constant, terms = row
        sum_ = constant + sum(factor * values[variable] for factor, variable in terms)
        return abs(sum_) if relation == 'eq' else max(0, -sum_) if relation == 'ge' else max(0, sum_)

    def level_sums(self, values):
        """Error sums by priority, highest first; errors caused only by rounding count as none."""
        levels = sorted({row[0] for row in self.rows}, reverse=True)
        sums = dict.fromkeys(levels, 0.0)
        for row in self.rows: sums[row[0]] += self.error(row, values)
        return [0.0 if sums[level] < 1e-5 else sums[level] for level in levels]


class Entries:
    """A sparse matrix under construction."""

    def __init__(self): self.rows, self.columns, self.values, self.right = [], [], [], []

    def add(self, terms, right):
        for factor, column in terms:
            self.rows.append(len(self.right)); self.columns.append(column); self.values.append(factor)
        self.right.append(right)

    def matrix(self, width):
        shape = (len(self.right), width)
        return coo_matrix((self.values, (self.rows, self.columns)), shape=shape).tocsr() if self.right else None


def solve(workload, suggestion):
    """Returns the values of all variables for a suggestion, by its number."""
    equations, bounds = Entries(), Entries()
    width, over, under = workload.variables, {}, {}
    for number, (priority, relation, constant, terms) in enumerate(workload.rows):
        if priority == 1000 and relation != 'eq':
            sign = -1 if relation == 'ge' else 1
            bounds.add([(sign * factor, variable) for factor, variable in terms], -sign * constant)
            continue
        terms = list(terms)
        if priority < 1000:
            under[number], over[number] = width, width + 1
            width += 2
            terms += [(1, under[number]), (-1, over[number])]
        equations.add(terms, -constant)
    for variable, value in zip(workload.edits, workload.suggestions[suggestion]): equations.add([(1, variable)], value)
    limits = [(None, None)] * workload.variables + [(0, None)] * (width - workload.variables)
    values = None
    for level in sorted({workload.rows[number][0] for number in under}, reverse=True) or [0]:
        cost = np.zeros(width)
        for number in under:
            if workload.rows[number][0] != level: continue
            if workload.rows[number][1] != 'le': cost[under[number]] = 1
            if workload.rows[number][1] != 'ge': cost[over[number]] = 1
        result = linprog(
            cost, A_ub=bounds.matrix(width), b_ub=bounds.right or None, A_eq=equations.matrix(width),
            b_eq=equations.right, bounds=limits, method='highs')
        if result.status != 0: raise RuntimeError('level %d: %s' % (level, result.message))
        equations.add([(cost[column], column) for column in np.nonzero(cost)[0]], result.fun)
        values = result.x
    return values[:workload.variables]


def read_dump(path):
    """Returns the values after each suggest line."""
    dumps = []
    for line in open(path):
        if line.startswith('suggest'): dumps.append([])
        else: dumps[-1].append(float(line))
    return [np.array(values) for values in dumps]


def difference(workload, dump, suggestions, unique=True):
    """Returns the greatest difference from the reference over some suggestions."""
    worst = 0.0
    for suggestion in suggestions:
        right = solve(workload, suggestion)
        if unique:
            worst = max(worst, float(np.abs(dump[suggestion] - right).max()))
        else:
            pairs = zip(workload.level_sums(dump[suggestion]), workload.level_sums(right))
            worst = max([worst] + [abs(a - b) for a, b in pairs])
    return worst


if __name__ == '__main__':
    if len(sys.argv) < 3: sys.exit(__doc__)
    workload = Workload(sys.argv[1])
    for path in sys.argv[2:]:
        worst = difference(workload, read_dump(path), range(len(workload.suggestions)))
        print('%s: %.4g from the reference%s' % (path, worst, '' if worst <= TOLERANCE else ', WRONG'))
