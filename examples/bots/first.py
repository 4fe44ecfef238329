"""A bot that always takes the first move it is offered."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "first.py"}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": message["moves"][0]}), flush=True)
