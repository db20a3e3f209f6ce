#!/usr/bin/env python3
"""Talks to `plumb mcp` with the protocol's official SDK, in each revision: mcp_client.py PLUMB.

The SDK checks every answer with its own types, and a tool's result with the tool's output schema.
"""
import asyncio
import pathlib
import subprocess
import sys
import tempfile

import mcp.client.session as handshake
from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

RECIPE = """views:
  Red View: { background: red }
constraints: |
  1. Red View.Leading = Superview.LeadingMargin
  2. Red View.Trailing = Superview.TrailingMargin
  3. Red View.Top = Safe Area.Top + 20
  4. Red View.Bottom = Safe Area.Bottom - 20
"""
SIZES = {"width": "320...330", "height": "400"}
CALLS = {
    "list_scenes": {}, "list_devices": {}, "layout": {"paths": ["Recipes"], "size": "320x568"},
    "explain": {"scene": "simple", "edges": ["Red View"], "device": "iphone-8"}, "lint": {"device": "iphone-8"},
    "write_recipe": {"path": "Recipes/new.yaml", "text": RECIPE}, "record": {"paths": ["Recipes/simple.yaml"]},
    "verify": {"paths": ["Recipes/simple.yaml"]}, "try": {"scene": "simple", "edits": ["3.constant = 24"]},
    "sizes": {"scene": "simple", **SIZES}, "prove": {"scene": "simple", "invariants": ["Red View.Width >= 999"], **SIZES},
    "diff": {"base": "HEAD", "device": "iphone-8"}, "render": {"document": "Recipes/simple.yaml"},
    "accept": {"paths": ["Recipes/new.yaml"], "causes": ["new#1"]},
}
# Arguments that no tool takes: the model has to read why.
WRONG = [
    ("layout", {}), ("layout", {"paths": [1]}), ("layout", {"paths": ["Recipes"], "colour": "red"}),
    ("layout", {"paths": ["../outside.yaml"]}), ("explain", {"scene": "smple", "edges": ["Red View"]}),
    ("render", {"document": "Recipes/simple.yaml", "appearance": "grey"}),
]


async def converse(plumb, folder, mode):
    server = StdioServerParameters(command=plumb, args=["mcp", "--allow-write"], cwd=folder)
    count = 0
    async with Client(server, mode=mode) as client:
        version = client.protocol_version
        # A client that names a revision without asking first has nothing of the server yet.
        assert mode in MODERN_PROTOCOL_VERSIONS or client.instructions and client.server_capabilities.tools is not None
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == set(CALLS), tools ^ set(CALLS)
        for name, arguments in CALLS.items():
            result = await client.call_tool(name, arguments)
            assert not result.is_error and result.structured_content, f"{name}: {result.content}"
            count += 1
        for name, arguments in WRONG:
            result = await client.call_tool(name, arguments)
            assert result.is_error and result.content[0].text, f"{name} {arguments}: {result}"
            count += 1
        for resource in (await client.list_resources()).resources:
            contents = (await client.read_resource(str(resource.uri))).contents
            assert contents[0].text, resource.uri
            count += 1
        for request in (client.call_tool("unknown", {}), client.read_resource("plumb://unknown")):
            try:
                await request
                raise AssertionError("an unknown name is answered")
            except MCPError:
                count += 1
    return version, count


def main():
    plumb = str(pathlib.Path(sys.argv[1]).resolve())
    modes = [("legacy", offer) for offer in HANDSHAKE_PROTOCOL_VERSIONS]
    modes += [(version, None) for version in MODERN_PROTOCOL_VERSIONS] + [("auto", None)]
    for mode, offer in modes:
        with tempfile.TemporaryDirectory() as folder:
            recipes = pathlib.Path(folder, "Recipes")
            recipes.mkdir()
            (recipes / "simple.yaml").write_text(RECIPE)
            git = ["git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org"]
            for arguments in (["init", "-q"], ["add", "Recipes"], ["commit", "-qm", "one"]):
                subprocess.run(git + arguments, check=True)
            if offer:
                handshake.LATEST_HANDSHAKE_VERSION = offer
            version, count = asyncio.run(converse(plumb, folder, mode))
            asked = offer or mode
            print(f"mcp: asked for {asked}, spoke {version}: {count} answers right")


main()
