#!/usr/bin/env python3
"""Our solver beside its peers, on the same systems, in turns.

Usage: bench.py SOLVER_BENCH [--quick] [--out FILE]

Fetches kiwi (headers from the source archive of PyPI's kiwisolver) and HiGHS (PyPI highspy) into .build/solver-bench, builds
the drivers, writes the workloads, holds our answers against the reference, and times everyone in turns. Prints the
table of ratios with machine and commit, and writes it to FILE. Ratios count; times alone are noise.

--quick leaves out the reference, the large systems and HiGHS.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
WORK = os.path.join(ROOT, '.build', 'solver-bench')
KIWI_VERSION = '1.5.1'
KINDS = ['chain', 'chain_chcr', 'rows', 'nested', 'grid', 'form', 'stack', 'cards', 'table']
CHECKED = [10, 50, 100, 500]
TURNS = 3
SHUFFLE = 7


# Every process keeps its pages: the cost of fresh ones depends on the kernel, and varies.
ENVIRONMENT = dict(os.environ, MALLOC_TRIM_THRESHOLD_='1000000000', MALLOC_MMAP_THRESHOLD_='1000000000')


def sh(*command, **options):
    return subprocess.run(
        command, check=True, text=True, capture_output=True, env=ENVIRONMENT, **options).stdout


def median(values):
    values = sorted(values)
    return values[len(values) // 2] if values else None


# Fetching and building


def prepare_python():
    """Returns a Python with HiGHS and scipy."""
    python = os.path.join(WORK, 'python', 'bin', 'python3')
    if not os.path.exists(python):
        say('fetching highspy and scipy')
        sh(sys.executable, '-m', 'venv', os.path.join(WORK, 'python'))
        sh(python, '-m', 'pip', 'install', '-q', 'highspy', 'scipy')
    return python


def prepare_kiwi():
    """Returns the folder with kiwi's source."""
    folder = os.path.join(WORK, 'kiwisolver-' + KIWI_VERSION)
    if not os.path.isdir(folder):
        say('fetching kiwi')
        sh(sys.executable, '-m', 'pip', 'download', '-q', '--no-deps', '--no-binary', 'kiwisolver',
           'kiwisolver==' + KIWI_VERSION, '-d', WORK)
        sh('tar', 'xzf', folder + '.tar.gz', '-C', WORK)
    return folder


def compile_driver(source, *flags):
    target = os.path.join(WORK, os.path.splitext(source)[0])
    path = os.path.join(HERE, source)
    if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(path):
        say('building ' + source)
        compiler = os.environ.get('CXX', 'c++')
        sh(compiler, '-std=c++17', '-O3', '-DNDEBUG', '-march=native', *flags, path, '-o', target)
    return target


def workload(kind, size, shuffled=False):
    """Returns the path of a workload file."""
    folder = os.path.join(WORK, 'shuffled' if shuffled else 'natural')
    path = os.path.join(folder, '%s-%d.alw' % (kind, size))
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        if kind == 'kiwi':
            text = sh(sys.executable, os.path.join(HERE, 'kiwi_system.py'), prepare_kiwi())
        else:
            order = ['--shuffle', str(SHUFFLE)] if shuffled else []
            text = sh(sys.executable, os.path.join(HERE, 'workloads.py'), kind, str(size), *order)
        with open(path, 'w') as file: file.write(text)
    return path


# Running


class Times:
    def __init__(self, line):
        fields = line.split('\t')
        self.build, self.resolve, self.heap = float(fields[5]), float(fields[9]), int(fields[11])


def drive(driver, path, cap=0.3, limit=60):
    """Returns a driver's results for a workload; None if it gives up or takes too long."""
    # On its own system kiwi stops ("The objective is unbounded") unless the weights of its levels are close together.
    weights = ['--base', '3'] if driver.endswith('kiwi_driver') and 'kiwi-111' in path else []
    try:
        return Times(sh(driver, path, '--cap', str(cap), *weights, timeout=limit))
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None


def in_turns(drivers, path, cap=0.3):
    """Measures the median build and resolve times and the heap of each driver."""
    runs = {name: [] for name in drivers}
    for _ in range(TURNS):
        for name, driver in drivers.items():
            if runs[name] == [None]: continue
            times = drive(driver, path, cap)
            runs[name] = [None] if times is None else runs[name] + [times]
    result = {}
    for name, times in runs.items():
        if times != [None]:
            result[name] = (median([t.build for t in times]), median([t.resolve for t in times]), times[0].heap)
    return result


def highs(python, path):
    fields = sh(python, os.path.join(HERE, 'highs_driver.py'), path).split('\t')
    return float(fields[1]), float(fields[2])


# The report

LINES = []


def say(text): print(text, file=sys.stderr, flush=True)


def report(text=''):
    LINES.append(text)
    print(text, flush=True)


def ratio(peer, ours): return '' if peer is None else '%.3g' % (peer / ours)


def check_answers(ours, python):
    """Compares our answers with the reference: every kind, natural and shuffled."""
    failures = []
    program = ('import sys; sys.path.insert(0, %r); import reference as r; w = r.Workload(sys.argv[1]); '
               'n = len(w.suggestions); few = range(n) if w.variables < 500 else range(2); '
               'print(r.difference(w, r.read_dump(sys.argv[2]), few, sys.argv[3] == "unique"))') % HERE
    files = [(kind, size, order) for kind in KINDS for size in CHECKED for order in (False, True)]
    worst = 0.0
    for kind, size, shuffled in files + [('kiwi', 111, False)]:
        path = workload(kind, size, shuffled)
        dump = os.path.join(WORK, 'dump.txt')
        with open(dump, 'w') as file: file.write(sh(ours, path, '--dump'))
        found = float(sh(python, '-c', program, path, dump, 'levels' if kind == 'kiwi' else 'unique'))
        worst = max(worst, found)
        if found > 1e-3: failures.append('%s differs by %g' % (path, found))
    report('Answers: %d files against the reference, natural and shuffled, greatest difference %.2g.' % (
        len(files) + 1, worst))
    for failure in failures: report('- WRONG: ' + failure)
    return not failures


def time_small(drivers):
    report()
    report('N = 100, microseconds; kiwi in the better of two orders')
    report()
    report('| kind | ours build | kiwi / ours | prototype / ours | ours resolve | kiwi / ours | prototype / ours | KiB |')
    report('|---|---|---|---|---|---|---|---|')
    for kind in KINDS + ['kiwi']:
        size = 111 if kind == 'kiwi' else 100
        found = in_turns(drivers, workload(kind, size))
        kiwi = found.get('kiwi')
        if kind != 'kiwi':
            other = in_turns({'kiwi': drivers['kiwi']}, workload(kind, size, True)).get('kiwi')
            kiwi = tuple(map(min, kiwi, other)) if kiwi and other else kiwi or other
        build, resolve, heap = found['ours']
        prototype = found.get('prototype', (None, None))
        report('| %s | %.1f | %s | %s | %.2f | %s | %s | %d |' % (
            kind, build, ratio(kiwi and kiwi[0], build), ratio(prototype[0], build), resolve,
            ratio(kiwi and kiwi[1], resolve), ratio(prototype[1], resolve), heap))


def time_large(drivers, python):
    report()
    report('N = 1000, microseconds; kiwi in shuffled order, left out where it takes more than a minute')
    report()
    report('| kind | ours build | HiGHS / ours | prototype / ours | ours resolve | HiGHS / ours | KiB | kiwi KiB / ours |')
    report('|---|---|---|---|---|---|---|---|')
    for kind in KINDS:
        path = workload(kind, 1000)
        two = {name: drivers[name] for name in ('ours', 'prototype')}
        found = in_turns(two, path)
        peer = highs(python, path)
        kiwi = drive(drivers['kiwi'], workload(kind, 1000, True), cap=0.1)
        build, resolve, heap = found['ours']
        prototype = found.get('prototype', (None,))
        report('| %s | %.0f | %s | %s | %.2f | %s | %d | %s |' % (
            kind, build, ratio(peer[0], build), ratio(prototype[0], build), resolve, ratio(peer[1], resolve), heap,
            ratio(kiwi and kiwi.heap, heap)))


def time_growth(ours):
    report()
    report('Growth')
    report()
    report('| kind | t(5000) / t(500) | shuffled / natural at 1000 |')
    report('|---|---|---|')
    for kind in KINDS:
        small, large = (in_turns({'ours': ours}, workload(kind, size))['ours'][0] for size in (500, 5000))
        natural, shuffled = (in_turns({'ours': ours}, workload(kind, 1000, order))['ours'][0] for order in (False, True))
        report('| %s | %s | %s |' % (kind, ratio(large, small), ratio(shuffled, natural)))


def main(arguments):
    if not arguments or arguments[0] in ('-h', '--help'): sys.exit(__doc__)
    ours = os.path.abspath(arguments[0])
    quick = '--quick' in arguments
    out = arguments[arguments.index('--out') + 1] if '--out' in arguments else None
    os.makedirs(WORK, exist_ok=True)
    drivers = {
        'ours': ours,
        'kiwi': compile_driver('kiwi_driver.cpp', '-I', prepare_kiwi()),
        'prototype': compile_driver('prototype.cpp'),
    }
    machine = next(line.split(':')[1].strip() for line in open('/proc/cpuinfo') if line.startswith('model name'))
    commit = subprocess.run(['git', 'rev-parse', '--short', 'HEAD'], cwd=ROOT, text=True, capture_output=True).stdout
    report('# The solver and its peers')
    report()
    report('Machine: %d cores, %s. Commit %s. kiwi %s, medians of %d turns.' % (
        os.cpu_count(), machine, commit.strip() or 'unknown', KIWI_VERSION, TURNS))
    report()
    right = True
    if not quick:
        python = prepare_python()
        right = check_answers(ours, python)
    time_small(drivers)
    if not quick:
        time_large(drivers, python)
        time_growth(ours)
    if out:
        with open(out, 'w') as file: file.write('\n'.join(LINES) + '\n')
    if not right: sys.exit('some answers are wrong')


main(sys.argv[1:])
