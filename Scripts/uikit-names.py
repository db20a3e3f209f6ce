#!/usr/bin/env python3
"""Writes the client that uses each name of UIKit in names.tsv as application code does.

usage: Scripts/uikit-names.py

A delegate's method is implemented, and used through its protocol with its type; a method that can be overridden is overridden,
and calls its superclass; an initialiser is called. A name that is missing or misspelt does not compile.
"""
import pathlib
import re

folder = pathlib.Path(__file__).resolve().parent.parent / "Tests/UIKitSwift5ClientTests/Names"


def parts(text):
    """The parameters in a list, separated by commas outside of brackets."""
    result, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            result.append(text[start:place])
            start = place + 1
    return [part.strip() for part in result + [text[start:]] if part.strip()]


class Method:
    def __init__(self, declaration):
        head, self.name, rest = re.match(r"((?:class )?)func (\w+)\((.*)$", declaration).groups()
        depth = 1
        for place, character in enumerate(rest):
            depth += (character == "(") - (character == ")")
            if depth == 0:
                break
        self.head, self.result = head, rest[place + 1 :].replace(" -> ", "") or "Void"
        self.parameters = parts(rest[:place])
        names = [parameter.split(":")[0].split() for parameter in self.parameters]
        self.labels = [name[0] for name in names]
        self.types = [parameter.split(":", 1)[1].strip() for parameter in self.parameters]
        self.arguments = [
            name[-1] if name[0] == "_" else f"{name[0]}: {name[-1]}" for name in names
        ]
        self.declaration = declaration

    @property
    def full_name(self):
        return self.name + ("(" + "".join(label + ":" for label in self.labels) + ")" if self.labels else "")

    def implemented(self):
        body = "" if self.result == "Void" else " fatalError() "
        return f"  {self.declaration} {{{body}}}"

    def overridden(self):
        call = f"super.{self.name}({', '.join(self.arguments)})"
        return f"  {self.head}override {self.declaration.removeprefix('class ')} {{ {call} }}"

    def used(self):
        types = ", ".join(self.types)
        return f"  let _: ({types}) -> {self.result} = it.{self.full_name}"


def grouped(rows, kind):
    result = {}
    for row in rows:
        if row[0] == kind:
            result.setdefault(row[1], []).append(row[2])
    return sorted(result.items())


rows = [
    line.split("\t")
    for line in (folder / "names.tsv").read_text().splitlines()
    if line and not line.startswith("#") and not line.startswith("other ")
]
lines = [
    "// Written by Scripts/uikit-names.py from names.tsv.",
    "// swift-format-ignore-file",
    "import Foundation",
    "import UIKit",
    "",
    "// Nothing here is called: it compiles, or it does not.",
]
for owner, declarations in grouped(rows, "delegate"):
    methods = [Method(declaration) for declaration in declarations]
    lines += ["", f"final class {owner}Client: NSObject, {owner} {{"]
    lines += [method.implemented() for method in methods] + ["}"]
    lines += [f"@MainActor func use{owner}(_ it: some {owner}) {{"] + [method.used() for method in methods] + ["}"]
for owner, declarations in grouped(rows, "override"):
    restated = ", @unchecked Sendable" if owner == "Operation" else ""
    lines += ["", f"class {owner}Client: {owner}{restated} {{"]
    lines += [Method(declaration).overridden() for declaration in declarations] + ["}"]
lines += [
    "",
    "func use(_ value: Any?) {}",
    "",
    "/// What initialisers need.",
    "@MainActor struct Parts {",
    "  let target: UIViewController, action: Selector, view: UIView, table: UITableView, scene: UIWindowScene",
    "  let session: UISceneSession, picture: CGImage, section: NSCollectionLayoutSection",
    "  let menus: any UIContextMenuInteractionDelegate, drops: any UIDropInteractionDelegate",
    "}",
    "",
    "extension Parts {",
]
for owner, calls in grouped(rows, "initializer"):
    lines += [f"  func make{owner}() {{"] + [f"    use({call})" for call in calls] + ["  }"]
(folder / "UIKitNames.swift").write_text("\n".join(lines + ["}"]) + "\n")
