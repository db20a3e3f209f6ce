#!/usr/bin/env python3
"""Checks schemas and values with Debian's python3-jsonschema: json_schema.py FILE.

FILE has one object a line: a "name", a "schema", and perhaps a "value", or a "yaml" file whose content is the value. Prints what
does not conform, and in the last line how many schemas and values were checked.
"""
import json
import sys

import jsonschema
import yaml

schemas, values = {}, 0
for line in open(sys.argv[1], encoding="utf-8"):
    item = json.loads(line)
    name, schema = item["name"], item["schema"]
    key = json.dumps(schema, sort_keys=True)
    if key not in schemas:
        # A schema that names no metaschema is of the latest, as the Model Context Protocol has it.
        kind = jsonschema.validators.validator_for(schema, default=jsonschema.Draft202012Validator)
        try:
            kind.check_schema(schema)
        except jsonschema.SchemaError as error:
            print(f"{name}: no schema: {list(error.absolute_path)}: {error.message[:200]}")
        schemas[key] = kind(schema)
    if "yaml" in item:
        with open(item["yaml"], encoding="utf-8") as file:
            item["value"] = yaml.safe_load(file)
    if "value" not in item:
        continue
    values += 1
    error = jsonschema.exceptions.best_match(schemas[key].iter_errors(item["value"]))
    if error:
        print(f"{name}: {list(error.absolute_path)}: {error.message[:200]}")
print(f"{len(schemas)} schemas, {values} values")
