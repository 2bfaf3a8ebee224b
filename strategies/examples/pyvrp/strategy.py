"""PyVRP (Wouda, Lan and Kool 2024, doi:10.1287/ijoc.2023.0055) as a Roundsman strategy."""

import math

import numpy as np
from pyvrp import (Client, Depot, IteratedLocalSearchCallbacks, IteratedLocalSearchParams, Location, PenaltyParams, ProblemData,
                   SolveParams, VehicleType, solve as pyvrp_solve)
from pyvrp.search import NeighbourhoodParams

from roundsman import serve

# PyVRP uses integers. Limits are rounded towards the stricter side, so that its plans are exactly feasible.
SCALE = 1000
COST_SCALE = 100


def up(value):
    return math.ceil(value * SCALE - 1e-6)


def down(value):
    return math.floor(value * SCALE + 1e-6)


def matrix_of(problem):
    """All distances, row by row."""
    distances = problem.distances
    if distances["kind"] == "matrix":
        matrix = np.array(distances["matrix"], dtype=float)
        np.fill_diagonal(matrix, 0)
        return matrix
    return np.array([[problem.distance(i, j) for j in range(problem.nodes)] for i in range(problem.nodes)], dtype=float)


def build(problem):
    """The problem as a PyVRP model: one routing profile per speed, locations numbered like the nodes."""
    time = problem.time
    distances = matrix_of(problem)
    speeds = sorted({kind["pace"] for kind in problem.types})
    depots = sorted({node for kind in problem.types for node in (kind["start"], kind["end"])})

    def times(node):
        if time is None:
            return {}
        return {"tw_early": max(0, up(time["open"][node])), "tw_late": max(0, down(time["close"][node])), "service_duration": up(time["service"][node])}

    def vehicle_type(kind):
        limit = {}
        if time is not None and kind["max_duration"] is not None:
            # PyVRP only counts depot service at the start of a route.
            limit["shift_duration"] = max(0, down(kind["max_duration"] - time["service"][kind["end"]]))
        return VehicleType(
            num_available=kind["count"], capacity=[down(kind["capacity"][0])], start_depot=depots.index(kind["start"]), end_depot=depots.index(kind["end"]),
            fixed_cost=round(kind["fixed_cost"] * SCALE * COST_SCALE), unit_distance_cost=round(kind["unit_cost"] * COST_SCALE),
            profile=speeds.index(kind["pace"]), **limit,
        )

    return ProblemData(
        locations=[Location(0, 0) for _ in range(problem.nodes)],
        clients=[Client(node, delivery=[up(problem.demand[node])], **times(node)) for node in problem.customers],
        depots=[Depot(node, **times(node)) for node in depots],
        vehicle_types=[vehicle_type(kind) for kind in problem.types],
        distance_matrices=[np.rint(distances * SCALE).astype(np.int64)] * len(speeds),
        duration_matrices=[np.ceil(distances * (speed * SCALE) - 1e-6).astype(np.int64) for speed in speeds],
    )


class Watch(IteratedLocalSearchCallbacks):
    """Stops the search, and reports incumbents at their actual cost."""

    def __init__(self, problem, context):
        self.problem, self.context = problem, context
        self.best, self.best_cost, self.iterations = None, math.inf, 0

    def __call__(self, _cost):
        """PyVRP's stopping criterion, called once per iteration."""
        if self.context.iterations is not None and self.iterations >= self.context.iterations:
            return True
        self.iterations += 1
        return self.context.should_stop()

    def on_best(self, best):
        if not best.is_feasible():
            return
        routes = [{"type": route.vehicle_type(), "customers": [self.problem.customers[stop.idx] for stop in route if stop.is_client()]} for route in best.routes()]
        cost = self.problem.cost(routes)
        if cost < self.best_cost:
            self.best, self.best_cost = routes, cost
            self.context.report(routes, cost)


def solve(problem, context):
    if not problem.customers:
        return [], "optimal", 0
    watch = Watch(problem, context)
    params = SolveParams(
        ils=IteratedLocalSearchParams(callbacks=watch),
        neighbourhood=NeighbourhoodParams(num_neighbours=context.parameters["neighbours"]),
        penalty=PenaltyParams(max_penalty=100_000 * COST_SCALE),
    )
    result = pyvrp_solve(build(problem), stop=watch, seed=context.seed, collect_stats=False, display=False, params=params)
    watch.on_best(result.best)
    finished = context.iterations is not None and watch.iterations >= context.iterations
    return watch.best, "iterations" if finished else "limit", watch.iterations


serve(solve)
