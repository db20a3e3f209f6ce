"""Which suites can see a place: from the map that `make coverage` writes, else from what test targets import."""
import collections
import hashlib
import json
import pathlib
import subprocess


class Seeing:
    def __init__(self, package, swift, suites):
        """`suites` are those of the built bundle, by name."""
        self.package = pathlib.Path(package)
        self.known = suites
        self.needs = needs(package, swift)
        file = self.package / ".build/coverage/seen-by.json"
        self.map = json.loads(file.read_text()) if file.exists() else None
        if self.map:
            self.read_map()

    def read_map(self):
        self.by_file = collections.defaultdict(list)
        for number, (path, first, last) in enumerate(self.map["functions"]):
            self.by_file[path].append((first, last, number))
        self.by_function = collections.defaultdict(set)
        for name, suite in self.map["suites"].items():
            for number in suite["functions"]:
                self.by_function[number].add(name)

    def seconds(self, name):
        """Returns the time a suite takes alone; a second for one that the map does not have."""
        return self.map["suites"][name]["seconds"] if self.map and name in self.map["suites"] else 1.0

    def is_unknown(self, name):
        """Whether a suite has tests that the map does not have."""
        suite = self.map["suites"].get(name)
        return suite is None or not set(self.known[name].tests) <= set(suite.get("tests") or self.known[name].tests)

    def is_importing(self, suite, target):
        return target in self.needs.get(suite.split(".")[0], ())

    def suites(self, change):
        """Returns the suites that can see a change, those of the target's own tests first, quick ones before slow ones."""
        target = change.path.split("/")[1]
        importing = {name for name in self.known if self.is_importing(name, target)}
        reaching = self.reaching(change) if self.map else None
        if reaching is None:
            chosen = importing
        else:
            # A suite that has a test which the map does not know may see whatever it imports.
            chosen = {name for name in reaching if name in self.known}
            chosen |= {name for name in importing if self.is_unknown(name)}
        chosen = {name for name in chosen if not (self.map and self.map["suites"].get(name, {}).get("failed"))}
        own = f"{target}Tests."
        return sorted(chosen, key=lambda name: (not name.startswith(own), self.seconds(name), name))

    def reaching(self, change):
        """Returns the suites that reach the innermost function around a change's line, or None if the map does not know the file."""
        functions = self.by_file.get(change.path)
        if not functions:
            return None
        whole = set().union(*(self.by_function[number] for _, _, number in functions))
        if self.map["files"].get(change.path) != hashlib.sha256((self.package / change.path).read_bytes()).hexdigest():
            return whole
        around = [(last - first, number) for first, last, number in functions if first <= change.line <= last]
        if not around:
            return whole
        # A closure within the line, such as the right side of `&&`, does not hold all of it: the function around it does.
        shortest = min((length for length, _ in around if length > 0), default=0)
        return set().union(*(self.by_function[number] for length, number in around if length <= shortest))


def needs(package, swift):
    """Returns for each target of the package the targets it needs, itself among them, and theirs."""
    described = json.loads(
        subprocess.run([swift, "package", "describe", "--type", "json"], cwd=package, capture_output=True, text=True, check=True).stdout)
    direct = {target["name"]: target.get("target_dependencies", []) for target in described["targets"]}
    found = {}

    def all_of(name):
        if name not in found:
            found[name] = {name}
            for other in direct.get(name, []):
                found[name] |= all_of(other)
        return found[name]

    return {name: all_of(name) for name in direct}


def batches(suites, seconds):
    """Splits suites into runs, short ones first: most mutants are killed by the first."""
    found, length = [], 4.0
    for name in suites:
        if found and sum(map(seconds, found[-1])) + seconds(name) <= length:
            found[-1].append(name)
        else:
            length = length if not found else length * 2
            found.append([name])
    return found
