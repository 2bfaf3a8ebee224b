"""What every peer's process has in common: reads its task, times the solve call, answers as JSON on standard output."""

import json
import math
import resource
import sys
import time
from importlib.metadata import version

import numpy as np


# Where the fewest vehicles come first, one costs this many of the longest ways.
VEHICLE_WAYS = 100


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
        self.quantities = problem["quantities"]
        self.types = problem["types"]
        self.time = problem["time"]
        # Per node what leaving it out costs, None where it must be served.
        self.prices = problem["prices"] or [None] * self.nodes
        self.unsaid = problem["unsaid"]
        self.shipments = problem["shipments"]
        paired = {shipment[end] for shipment in self.shipments for end in ("pickup", "delivery")}
        # The customers that are no ends of shipments.
        self.single_customers = [node for node in self.customers if node not in paired]
        # Distances and travel times, one matrix of each per profile; no times without time.
        self.distances = [self.square(path) for path in given["distances"]]
        self.durations = [self.square(path) for path in given["durations"]]
        if problem["vehiclesFirst"]:
            longest = max(int(matrix.max()) for matrix in self.distances) * max(kind["unitCost"] for kind in self.types)
            for kind in self.types:
                kind["fixedCost"] += VEHICLE_WAYS * longest

    def square(self, path):
        """A matrix of the problem's nodes."""
        return np.fromfile(path, dtype="<i4").reshape(self.nodes, self.nodes)

    def nowhere(self):
        """
        Adds a place that is at no distance from all nodes, for peers whose routes must begin and end somewhere. Returns the
        index of that node, None where every route has both ends.
        """
        if all(kind["start"] is not None and kind["end"] is not None for kind in self.types):
            return None
        self.distances = [np.pad(matrix, (0, 1)) for matrix in self.distances]
        self.durations = [np.pad(matrix, (0, 1)) for matrix in self.durations]
        return self.nodes

    def require(self, holds, part):
        """For what a peer has no words for."""
        if not holds:
            raise NotExpressible(part)

    def require_said(self):
        """For all peers: what the neutral form leaves out."""
        self.require(not self.unsaid, ", ".join(self.unsaid))

    def require_hard_windows(self):
        """For peers that know no price of lateness."""
        if self.time is not None and self.time["latePenalty"] is not None:
            raise NotExpressible("soft windows: it has no price of lateness")

    def require_one_trip(self):
        """For peers whose vehicles never load again."""
        self.require(all(kind["reload"] is None for kind in self.types), "several trips of a vehicle: it loads once")
        self.require(self.time is None or self.time["release"] is None, "release times: it has none")

    def cost(self, whole):
        """The family's cost of a total in whole numbers."""
        return whole / (self.scale * self.cost_scale)

    def fleet_bound(self, kind):
        """
        Vehicles of a type to list one by one: not more than 1.3 times what the whole demand needs, and three. Benchmarks give
        every type a vehicle per customer; peers that treat vehicles singly would drown in them.
        """
        quantity = self.quantities[0]
        demand = sum(quantity["delivered"]) + sum(quantity["collected"])
        if demand == 0 or self.time is not None or len(self.quantities) > 1:
            return kind["fleet"]
        return min(kind["fleet"], math.ceil(1.3 * demand / kind["capacity"][0]) + 3)

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
