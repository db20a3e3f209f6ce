#!/usr/bin/env python3
"""HiGHS (PyPI highspy) as a weighted solver on a workload file.

Usage: highs_driver.py FILE.alw

Build is passing the model and the first run, resolve new bounds and another run. Prints, separated by tabs, `highs` and
the medians of both in microseconds.
"""
import sys
import time

import highspy
import numpy as np
from scipy.sparse import coo_matrix

from reference import Workload

INFINITE = 1e30


def model(workload):
    priorities = sorted({row[0] for row in workload.rows if row[0] < 1000})
    weights = {priority: 100.0 ** rank for rank, priority in enumerate(priorities)}
    width, rows, columns, values, lower, upper = workload.variables, [], [], [], [], []
    cost = [0.0] * width
    for priority, relation, constant, terms in workload.rows:
        number = len(lower)
        for factor, variable in terms: rows.append(number); columns.append(variable); values.append(factor)
        if priority < 1000:
            rows += [number, number]; columns += [width, width + 1]; values += [1, -1]
            cost += [weights[priority] if relation != 'le' else 0, weights[priority] if relation != 'ge' else 0]
            width += 2
            lower.append(-constant); upper.append(-constant)
        else:
            lower.append(-constant if relation != 'le' else -INFINITE)
            upper.append(-constant if relation != 'ge' else INFINITE)
    matrix = coo_matrix((values, (rows, columns)), shape=(len(lower), width)).tocsc()
    low, high = np.full(width, -INFINITE), np.full(width, INFINITE)
    low[workload.variables:] = 0
    for variable, value in zip(workload.edits, workload.suggestions[0]): low[variable] = high[variable] = value
    return width, matrix, cost, low, high, lower, upper


def run(workload):
    width, matrix, cost, low, high, lower, upper = model(workload)
    builds, resolves = [], []
    for _ in range(3):
        solver = highspy.Highs()
        solver.setOptionValue('output_flag', False)
        solver.setOptionValue('threads', 1)
        start = time.perf_counter()
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = width, len(lower)
        program.col_cost_, program.col_lower_, program.col_upper_ = np.array(cost), low, high
        program.row_lower_, program.row_upper_ = np.array(lower, float), np.array(upper, float)
        program.a_matrix_.start_, program.a_matrix_.index_ = matrix.indptr, matrix.indices
        program.a_matrix_.value_ = matrix.data
        solver.passModel(program)
        solver.run()
        builds.append(time.perf_counter() - start)
        for suggestion in workload.suggestions[1:6]:
            start = time.perf_counter()
            for variable, value in zip(workload.edits, suggestion): solver.changeColBounds(variable, value, value)
            solver.run()
            solver.getSolution().col_value
            resolves.append(time.perf_counter() - start)
    return 1e6 * sorted(builds)[len(builds) // 2], 1e6 * sorted(resolves)[len(resolves) // 2]


if __name__ == '__main__':
    if len(sys.argv) != 2: sys.exit(__doc__)
    print('highs\t%.1f\t%.1f' % run(Workload(sys.argv[1])))
