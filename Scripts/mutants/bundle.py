"""The package's tests, built: their suites, and runs of some of them."""
import collections
import dataclasses
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import time

SUITE = re.compile(r"^(\w+\.\w+)/(.*)")
COLOR = re.compile("\x1b\\[[0-9;]*m")
FAILED = re.compile(r"(?:✘|error:).*")


@dataclasses.dataclass
class Suite:
    """A suite of Swift Testing or a class of XCTest, with the names of its tests."""
    is_class: bool
    tests: list


class Bundle:
    """All tests of the package are one program, which runs suites of Swift Testing or classes of XCTest."""

    def __init__(self, build, around=()):
        """`build` is the folder with products; `around` is a command that runs others, such as one in a namespace."""
        self.program = pathlib.Path(build) / "PlumbPackageTests.xctest"
        self.around = list(around)

    def output(self, *arguments):
        return subprocess.run([*self.around, str(self.program), *arguments], capture_output=True, text=True, check=True).stdout

    def suites(self):
        """Returns the suites by name, such as `GoldensTests.RecordTests`."""
        found = collections.defaultdict(lambda: Suite(False, []))
        for line in self.output("--testing-library", "swift-testing", "--list-tests").splitlines():
            # A test outside suites is run with its target.
            match = SUITE.match(line)
            found[match.group(1) if match else line.split(".")[0]].tests.append(match.group(2) if match else line)
        for target in json.loads(self.output("--dump-tests-json"))["tests"]:
            for group in target.get("tests", []):
                found[group["name"]] = Suite(True, [test["name"] for test in group.get("tests", [])])
        return dict(found)

    def run(self, suites, limit):
        """Runs suites. Returns None if all tests passed, else what failed first, and the seconds it took."""
        classes = [name for name, suite in suites.items() if suite.is_class]
        others = [name for name, suite in suites.items() if not suite.is_class]
        calls = [[name] for name in classes]
        if others:
            names = "|".join(re.escape(name) for name in others)
            calls.append(["--testing-library", "swift-testing", "--filter", f"^({names})(/|\\.|$)"])
        began = time.monotonic()
        for call in calls:
            failure = self.call(call, limit)
            if failure:
                return failure, time.monotonic() - began
        return None, time.monotonic() - began

    def call(self, arguments, limit):
        wait = 120 + 3 * limit
        # Processor time, so that a busy machine makes nothing a hang; a limit of time finds endless waiting.
        def limited():
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit)))
        # Into a file: what a test started may keep a pipe open beyond the end of the tests.
        with tempfile.TemporaryFile() as written:
            process = subprocess.Popen(
                [*self.around, str(self.program), *arguments], stdout=written, stderr=subprocess.STDOUT,
                start_new_session=True, env=dict(os.environ, SWIFT_BACKTRACE="enable=no"), preexec_fn=limited)
            try:
                process.wait(timeout=wait)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return f"no end after {wait:.0f} s"
            written.seek(0)
            output = written.read().decode(errors="replace")
        if process.returncode == 0:
            return None
        if process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return f"no end after {limit:.0f} s of processor time"
        if process.returncode < 0:
            return f"crash: {signal.Signals(-process.returncode).name}"
        failed = [line for line in COLOR.sub("", output).splitlines() if FAILED.search(line)]
        return FAILED.search(failed[0]).group(0)[:160] if failed else f"exit code {process.returncode}"
