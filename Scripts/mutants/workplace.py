"""A copy of the package in which mutants are built, so that the user's tree never changes."""
import os
import pathlib
import shutil
import subprocess

# What Git does not have: builds, pictures, reports.
LEFT_OUT = {".build", ".git"}
# Folders of other builds, which mutants do not need.
OTHER_BUILDS = {"mutants", "coverage", "optimised", "release", "race", "fuzz", "porting", "PackingList"}
NAMESPACES = (["unshare", "--mount", "--propagation", "private"], ["unshare", "--map-root-user", "--mount", "--propagation", "private"])


class Workplace:
    """The copy is in `.build/mutants`. Where the system allows it, commands see it at the package's own path: then what is built
    in the package need not be built again for the copy."""

    def __init__(self, package, swift, place="mutants"):
        self.package = pathlib.Path(package).resolve()
        self.copy = self.package / ".build" / place / "package"
        self.copy.mkdir(parents=True, exist_ok=True)
        self.swift = swift
        self.around = self.namespace()
        self.build_folder = (self.package if self.around else self.copy) / ".build/debug"
        self.flags = self.flags_of_build()

    def namespace(self):
        inside = 'mount --bind "$0" "$1" && cd "$1" && shift && exec "$@"'
        for start in NAMESPACES:
            command = [*start, "sh", "-c", inside, str(self.copy), str(self.package)]
            if shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True).returncode == 0:
                return command
        return []

    def flags_of_build(self):
        """Returns the flags with which the package was built last: other ones would build everything again."""
        manifest = self.package / ".build/debug.yaml"
        plain = manifest.exists() and '"-gnone"' not in manifest.read_text()
        return [] if plain else ["-debug-info-format", "none"]

    def prepare(self):
        """Brings the copy up to date with the package, and with what is built in it the first time."""
        if self.around and not (self.copy / ".build").exists() and (self.package / ".build/debug").exists():
            shutil.copytree(
                self.package / ".build", self.copy / ".build", symlinks=True,
                ignore=lambda _, names: [name for name in names if name in OTHER_BUILDS])
        ignored = (self.package / ".gitignore").read_text().splitlines()
        mirror(self.package, self.copy, LEFT_OUT | {line.strip("/") for line in ignored if line.endswith("/")})

    def build(self, limit=3600):
        """Builds tests and tool. Returns None, or the compiler's first error."""
        done = subprocess.run(
            [*self.around, self.swift, "build", "--product", "PlumbPackageTests", *self.flags],
            cwd=self.copy, capture_output=True, text=True, timeout=limit)
        if done.returncode == 0:
            return None
        errors = [line for line in (done.stdout + done.stderr).splitlines() if "error:" in line]
        return errors[0] if errors else (done.stdout + done.stderr)[-400:]

    def change(self, change):
        path = self.copy / change.path
        lines = path.read_text().split("\n")
        lines[change.line - 1] = change.after
        path.write_text("\n".join(lines))

    def restore(self, change):
        """Puts the original back. It gets a new time, from which the compiler sees that it changed."""
        (self.copy / change.path).write_bytes((self.package / change.path).read_bytes())


def mirror(source, target, left_out):
    """Makes a folder equal to another one; times are kept, so that nothing is built that did not change."""
    target.mkdir(exist_ok=True)
    wanted = {entry.name: entry for entry in os.scandir(source) if entry.name not in left_out}
    for entry in list(os.scandir(target)):
        if entry.name in left_out or (entry.name in wanted and kind(wanted[entry.name]) == kind(entry)):
            continue
        (shutil.rmtree if kind(entry) == "folder" else os.unlink)(entry.path)
    for name, entry in wanted.items():
        if kind(entry) == "folder":
            mirror(pathlib.Path(entry.path), target / name, LEFT_OUT)
        elif not is_same(entry, target / name):
            (target / name).unlink(missing_ok=True)
            shutil.copy2(entry.path, target / name, follow_symlinks=False)


def kind(entry):
    if entry.is_symlink():
        return "link"
    return "folder" if entry.is_dir() else "file"


def is_same(entry, path):
    if not os.path.lexists(path):
        return False
    if entry.is_symlink():
        return os.readlink(entry.path) == os.readlink(path)
    mine, other = entry.stat(), path.stat()
    if mine.st_size != other.st_size:
        return False
    return mine.st_mtime_ns == other.st_mtime_ns or path.read_bytes() == pathlib.Path(entry.path).read_bytes()
