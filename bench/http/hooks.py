"""Hooks of `node bench/http/fuzz.mjs`: an address of its own for every call, and ids that exist for half of the calls."""

import json
import os
import random

import schemathesis

# Values of ids by the name of their field, made by the script.
KNOWN = json.loads(os.environ["FUZZ_KNOWN_IDS"])
draw = random.Random(1)


def fill(fields):
    if isinstance(fields, dict):
        for name in fields.keys() & KNOWN.keys():
            if draw.random() < 0.5:
                fields[name] = draw.choice(KNOWN[name])


def without_tuples(schema):
    """Schemathesis reads no tuple of OpenAPI 3.1. Ours hold one type each, so a list of their length says the same."""
    if isinstance(schema, list):
        return [without_tuples(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "prefixItems" in schema:
        first, length = schema["prefixItems"][0], len(schema["prefixItems"])
        return {"type": "array", "items": first, "minItems": length, "maxItems": length}
    return {name: without_tuples(one) for name, one in schema.items()}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    raw_schema["paths"] = without_tuples(raw_schema["paths"])


@schemathesis.hook
def before_call(context, case, kwargs):
    # Behind TRUST_PROXY each call comes from another address, so that the limits per address do not hide the endpoints.
    case.headers["X-Forwarded-For"] = ".".join(str(draw.randrange(1, 255)) for _ in range(4))
    if case.meta is not None and case.meta.generation.mode.value == "positive":
        fill(case.path_parameters)
        fill(case.query)
        fill(case.body)
