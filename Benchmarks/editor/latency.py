#!/usr/bin/env python3
"""Measures how long `plumb lsp` takes to answer, for a recipe of 100 views: latency.py PLUMB [ROUNDS]."""
import json
import select
import statistics
import subprocess
import sys
import time

COLUMNS, ROWS = 4, 25


def recipe():
    views, rules = [], []
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = f"Cell {row} {column}"
            views.append(f"  {name}: {{ label: {name}, font: body }}")
            left = "Superview.LeadingMargin" if column == 0 else f"Cell {row} {column - 1}.Trailing + 8"
            top = "Safe Area.Top + 8" if row == 0 else f"Cell {row - 1} {column}.Bottom + 2"
            rules += [f"  {name}.Leading = {left}", f"  {name}.Top = {top}", f"  {name}.Width = 60"]
    return "title: Hundred\nviews:\n" + "\n".join(views) + "\nconstraints: |\n" + "\n".join(rules) + "\n"


class Client:
    def __init__(self, command):
        # Unbuffered, so that select sees pending data.
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.count = 0

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            length = int(line.split(b":")[1])
        body = b""
        while len(body) < length:
            body += self.process.stdout.read(length - len(body))
        return json.loads(body)

    def ask(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while (answer := self.read()).get("id") != self.count:
            pass
        if "error" in answer:
            sys.exit(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def wait(self, method):
        while self.read().get("method") != method:
            pass

    def published(self, quiet):
        """Returns the times of diagnostics, until none have arrived for this many seconds."""
        times = []
        while select.select([self.process.stdout], [], [], quiet)[0]:
            if self.read().get("method") == "textDocument/publishDiagnostics":
                times.append(time.perf_counter())
        return times


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    client, uri, text = Client([sys.argv[1], "lsp"]), "file:///tmp/hundred.yaml", recipe()
    document = {"textDocument": {"uri": uri}}
    times = {}

    def timed(name, work):
        start = time.perf_counter()
        work()
        times.setdefault(name, []).append((time.perf_counter() - start) * 1000)

    client.ask("initialize", {"capabilities": {}})
    client.send({"method": "textDocument/didOpen",
                 "params": {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}}})
    client.published(1)
    lines = text.split("\n")
    width = next(i for i, line in enumerate(lines) if line.endswith("Width = 60"))
    end = {"line": width, "character": len(lines[width])}
    for number in range(rounds):
        edit = {"range": {"start": {**end, "character": end["character"] - 2}, "end": end}, "text": str(60 + number % 9)}

        def change(edit, version):
            client.send({"method": "textDocument/didChange", "params": {
                "textDocument": {"uri": uri, "version": version}, "contentChanges": [edit]}})

        def ask(method, more):
            return lambda: client.ask("textDocument/" + method, {**document, **more})

        whole = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 500, "character": 0}}}
        mistake = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 5}}, "text": "titel"}
        timed("a mistake", lambda: (change(mistake, 3 * number + 2), client.wait("textDocument/publishDiagnostics")))
        change({**mistake, "text": "title"}, 3 * number + 3)
        client.published(1)
        start = time.perf_counter()
        change(edit, 3 * number + 4)
        first, *others = client.published(1)
        times.setdefault("findings in a cell of each class, behind the pause of 80 ms", []).append((first - start) * 1000)
        if others:
            times.setdefault("findings in all cells, behind the pause of 80 ms", []).append((others[-1] - start) * 1000)
        timed("completion in an equation", ask("completion", {"position": {"line": width, "character": 2}}))
        timed("hover over a view", ask("hover", {"position": {"line": 40, "character": 5}}))
        timed("references of a view", ask("references", {"position": {"line": 40, "character": 5}}))
        timed("rename", ask("rename", {"position": {"line": 40, "character": 5}, "newName": "Other"}))
        timed("symbols", ask("documentSymbol", {}))
        timed("semantic tokens", ask("semanticTokens/full", {}))
        timed("values of all equations", ask("inlayHint", whole))
    print("| Request | median, ms | most, ms |\n|---|---|---|")
    for name, values in times.items():
        if name.endswith("80 ms"):
            values = [value - 80 for value in values]
        print(f"| {name} | {statistics.median(values):.1f} | {max(values):.1f} |")
    client.ask("shutdown", None)
    client.send({"method": "exit"})


main()
