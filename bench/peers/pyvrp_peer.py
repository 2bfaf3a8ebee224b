"""PyVRP: iterated local search with its default parameters, but for the bound on penalties; the whole problem in its own terms."""

import numpy as np
from pyvrp import Client, Depot, Location, PenaltyParams, ProblemData, SolveParams, VehicleType, solve as pyvrp_solve
from pyvrp.stop import MaxRuntime

from task import Timer, serve

# PyVRP's default, for money of which one unit is one unit of distance.
MOST_PENALTY = 100_000


def build(task):
    """Depots first, then customers; locations keep the node's index."""
    time = task.time
    depots = sorted({node for kind in task.types for node in (kind["start"], kind["end"])})
    place = {node: index for index, node in enumerate(depots)}

    def window(node):
        return {} if time is None else {"tw_early": time["open"][node], "tw_late": time["close"][node]}

    types = []
    for kind in task.types:
        limit = {} if time is None or time["maxDuration"] is None else {"shift_duration": time["maxDuration"]}
        types.append(VehicleType(
            num_available=kind["fleet"], capacity=[kind["capacity"]], start_depot=place[kind["start"]], end_depot=place[kind["end"]],
            fixed_cost=kind["fixedCost"], unit_distance_cost=kind["unitCost"], profile=kind["profile"], **limit,
        ))
    matrix = task.matrix.astype(np.int64)
    durations = [times.astype(np.int64) for times in task.durations] or [np.zeros_like(matrix)]
    return ProblemData(
        locations=[Location(0, 0) for _ in range(task.nodes)],
        clients=[
            Client(node, delivery=[task.demand[node]], service_duration=0 if time is None else time["service"][node], **window(node))
            for node in task.customers
        ],
        depots=[Depot(node, service_duration=0 if time is None else time["service"][node], **window(node)) for node in depots],
        vehicle_types=types,
        distance_matrices=[matrix] * len(durations),
        duration_matrices=durations,
    )


def course(task, statistics):
    """Feasible incumbents; the costs of others are penalised ones and say nothing."""
    points, elapsed, best = [], 0.0, None
    for seconds, datum in zip(statistics.runtimes, statistics.data):
        elapsed += seconds
        if datum.best_feas and (best is None or datum.best_cost < best):
            best = datum.best_cost
            points.append([elapsed, task.cost(best)])
    return points


def solve(task):
    task.require_hard_windows()
    data = build(task)
    params = SolveParams(penalty=PenaltyParams(max_penalty=MOST_PENALTY * task.cost_scale))
    timer = Timer()
    result = pyvrp_solve(data, stop=MaxRuntime(task.limit), seed=task.seed, display=False, params=params)
    seconds = timer.seconds()
    routes = [
        {"type": route.vehicle_type(), "customers": [task.customers[stop.idx] for stop in route if stop.is_client()]}
        for route in result.best.routes()
    ] if result.best.is_feasible() else None
    offset = max(0.0, seconds - sum(result.stats.runtimes))
    incumbents = [[offset + at, cost] for at, cost in course(task, result.stats)]
    return {"routes": routes, "seconds": seconds, "iterations": result.num_iterations, "incumbents": incumbents, "ended": "limit"}


serve(solve)
