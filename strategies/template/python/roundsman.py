"""Roundsman's protocol for Python programs (strategies/PROTOCOL.md), using only the standard library."""

import json
import math
import os
import sys
import threading
import time

ROUNDING = {
    "none": lambda d: d,
    "nearest": lambda d: math.floor(d + 0.5),
    "tenth-down": lambda d: math.floor(10 * d) / 10,
    "thousandth": lambda d: math.floor(1000 * d + 0.5) / 1000,
}


class Problem:
    """The problem message of one profile and one kind of goods; the names are those of strategies/protocol/messages.schema.json."""

    def __init__(self, message):
        self.nodes = message["nodes"]
        self.customers = message["customers"]
        self.quantities = message["quantities"]
        self.demand = [delivered + collected for delivered, collected in zip(self.quantities[0]["delivered"], self.quantities[0]["collected"])]
        self.distances = message["travel"][0]["distances"]
        self.types = message["vehicle_types"]
        self.time = message["time"]

    def distance(self, i, j):
        """The distance from node i to node j."""
        if i == j:
            return 0
        distances = self.distances
        if distances["kind"] == "matrix":
            return distances["matrix"][i][j]
        dx, dy = distances["x"][i] - distances["x"][j], distances["y"][i] - distances["y"][j]
        return ROUNDING[distances["rounding"]](math.sqrt(dx * dx + dy * dy))

    def cost(self, routes):
        """Fixed and distance costs of the used vehicles; lateness is not included."""
        total = 0.0
        for route in routes:
            kind = self.types[route["type"]]
            stops = [kind["start"], *route["customers"], kind["end"]]
            length = sum(self.distance(i, j) for i, j in zip(stops, stops[1:]))
            total += kind["fixed_cost"] + kind["unit_cost"] * length
        return total


class Context:
    """Budget, seed and parameters of the run, and the methods for sending messages."""

    def __init__(self, run, output):
        self.seed = run["seed"]
        self.threads = run["threads"]
        self.iterations = run["iterations"]
        self.parameters = run["parameters"]
        self._output = output
        self._end = math.inf if run["limit_ms"] is None else time.monotonic() + run["limit_ms"] / 1000
        self._stopped = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def seconds_left(self):
        """Seconds until the limit; infinite without one."""
        return self._end - time.monotonic()

    def should_stop(self):
        """True when the limit is near or the service asked to stop. With only an iteration budget, the clock is ignored."""
        return self._stopped.is_set() or self.seconds_left() < 0.05

    def report(self, routes, cost):
        """Offers a feasible plan better than the previous ones; it is used if the program is killed."""
        self._say({"type": "incumbent", "cost": cost, "routes": routes})

    def log(self, message, **fields):
        self._say({"type": "log", "message": message, "fields": fields})

    def result(self, routes, ended, iterations=None):
        message = {"type": "result", "routes": routes, "ended": ended}
        self._say(message if iterations is None else {**message, "iterations": iterations})

    def _say(self, message):
        print(json.dumps(message), file=self._output, flush=True)

    def _listen(self):
        """The next line is the stop message; end of input means the same."""
        sys.stdin.readline()
        self._stopped.set()


def serve(solve):
    """Reads the problem, calls `solve(problem, context)`, which returns (routes or None, ended, iterations), and sends the result."""
    # Other output must not get between the messages.
    output, sys.stdout = sys.stdout, sys.stderr
    message = json.loads(sys.stdin.readline())
    if message["protocol"] != 2:
        raise SystemExit(f"protocol {message['protocol']} is not supported, only 2")
    context = Context(message["run"], output)
    context.result(*solve(Problem(message), context))
    # A regular exit would wait for the thread that reads standard input.
    os._exit(0)
