"""What every peer's process has in common: reads its task, times the solve call, answers as JSON on standard output."""

import json
import math
import resource
import sys
import time
from importlib.metadata import version

import numpy as np


class NotExpressible(Exception):
    """The peer has no means to say what the problem asks for."""


class Task:
    """A problem in whole numbers, with the limits of the run; see neutral-problem.ts for the units."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            given = json.load(file)
        self.limit = given["limitSeconds"]
        self.seed = given["seed"]
        self.package = given["package"]
        self.expected_version = given["version"]
        problem = given["problem"]
        self.nodes = problem["nodes"]
        self.scale = problem["scale"]
        self.cost_scale = problem["costScale"]
        self.customers = problem["customers"]
        self.demand = problem["demand"]
        self.types = problem["types"]
        self.time = problem["time"]
        self.matrix = self.square(given["matrix"])
        # Travel times, one matrix per profile; none without time.
        self.durations = [self.square(path) for path in given["durations"]]

    def square(self, path):
        """A matrix of the problem's nodes."""
        return np.fromfile(path, dtype="<i4").reshape(self.nodes, self.nodes)

    def require_hard_windows(self):
        """For peers that know no price of lateness."""
        if self.time is not None and self.time["latePenalty"] is not None:
            raise NotExpressible("soft windows: it has no price of lateness")

    def cost(self, whole):
        """The family's cost of a total in whole numbers."""
        return whole / (self.scale * self.cost_scale)

    def fleet_bound(self, kind):
        """
        Vehicles of a type to list one by one: not more than 1.3 times what the whole demand needs, and three. Benchmarks give
        every type a vehicle per customer; peers that treat vehicles singly would drown in them.
        """
        demand = sum(self.demand)
        if demand == 0 or self.time is not None:
            return kind["fleet"]
        return min(kind["fleet"], math.ceil(1.3 * demand / kind["capacity"]) + 3)

    def single_vehicles(self):
        """The type of each vehicle, one entry a vehicle."""
        return [index for index, kind in enumerate(self.types) for _ in range(self.fleet_bound(kind))]


class Timer:
    """Seconds since it was made."""

    def __init__(self):
        self.start = time.perf_counter()

    def seconds(self):
        return time.perf_counter() - self.start


def serve(solve):
    """
    Runs `solve(task)`, which builds the peer's model, makes a Timer, solves, and returns `routes`, `seconds` and, where known,
    `iterations`, `incumbents` and `ended`.
    """
    try:
        task = Task(sys.argv[1])
        installed = version(task.package)
        if installed != task.expected_version:
            raise RuntimeError(f"{task.package} {installed} is installed, {task.expected_version} is asked for: make peers-setup")
        answer = solve(task)
    except NotExpressible as reason:
        answer = {"notExpressible": str(reason)}
    answer["peakRssBytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    answer["python"] = sys.version.split()[0]
    print(json.dumps(answer))
