"""PyVRP: iterated local search with its default parameters, but for the bound on penalties; the whole problem in its own terms."""

import numpy as np
from pyvrp import Client, ClientGroup, Depot, Location, PenaltyParams, ProblemData, Shipment, SolveParams, VehicleType, solve as pyvrp_solve
from pyvrp.stop import MaxRuntime

from task import Timer, serve

# PyVRP's default, for money of which one unit is one unit of distance.
MOST_PENALTY = 100_000


def check(task):
    task.require_said()
    task.require_hard_windows()
    task.require(all(not kind["breaks"] for kind in task.types), "breaks: it has none")
    task.require(all(kind["maxDriving"] is None for kind in task.types), "a limit on driving: it limits duration and distance")
    task.require(all(kind["reload"] is None or kind["reload"]["duration"] == 0 for kind in task.types), "loading times: its depots have one for every departure")
    task.require(all(task.time is not None or not kind["forbidden"] for kind in task.types), "vehicle restrictions without time: a route to a forbidden customer would only be dear")


def profiles_of(task):
    """The matrices of each combination of a profile and the customers that its vehicles may not serve, and the index of each type's."""
    keys, distances, durations, indices = {}, [], [], []
    for kind in task.types:
        key = (kind["profile"], tuple(kind["forbidden"]))
        if key not in keys:
            keys[key] = len(keys)
            distances.append(closed(task, task.distances[kind["profile"]], kind["forbidden"]))
            times = task.durations[kind["profile"]] if task.durations else np.zeros_like(task.distances[0])
            durations.append(closed(task, times, kind["forbidden"]))
        indices.append(keys[key])
    return distances, durations, indices


def closed(task, matrix, forbidden):
    """PyVRP keeps a vehicle from a customer by nothing but a way that is too long; much longer ones make its penalties overflow."""
    matrix = matrix.astype(np.int64)
    if forbidden:
        matrix[:, forbidden] = matrix[forbidden, :] = 2 * task.time["horizon"]
    np.fill_diagonal(matrix, 0)
    return matrix


def vehicle_type(task, kind, profile, place, nowhere):
    limits = {}
    after, most = kind["overtimeAfter"], kind["maxDuration"]
    if task.time is not None and after is not None:
        limits = {"shift_duration": after, "max_overtime": (task.time["horizon"] if most is None else most) - after, "unit_overtime_cost": kind["overtimeCost"]}
    elif task.time is not None and most is not None:
        limits = {"shift_duration": most}
    if kind["maxDistance"] is not None:
        limits["max_distance"] = kind["maxDistance"]
    if task.time is not None:
        limits |= {"tw_early": kind["earliest"], "unit_duration_cost": kind["timeCost"]}
        if kind["latest"] is not None:
            limits["tw_late"] = kind["latest"]
    if kind["reload"] is not None:
        limits["reload_depots"] = [place[node] for node in kind["reload"]["depots"]]
        if kind["reload"]["maxTrips"] is not None:
            limits["max_reloads"] = kind["reload"]["maxTrips"] - 1
    ends = [place[nowhere if node is None else node] for node in (kind["start"], kind["end"])]
    return VehicleType(
        num_available=kind["fleet"], capacity=kind["capacity"], start_depot=ends[0], end_depot=ends[1],
        fixed_cost=kind["fixedCost"], unit_distance_cost=kind["unitCost"], profile=profile, **limits,
    )


def clients_of(task):
    """
    A client per window of a customer: of those of one customer, a group, one is visited. Returns the clients, the groups, and
    the customer of each client.
    """
    clients, groups, nodes = [], [], []
    for node in task.single_customers:
        price = task.prices[node]
        windows = [None] if task.time is None else task.time["windows"][node]
        group = len(groups) if len(windows) > 1 else None
        if group is not None:
            groups.append(ClientGroup(list(range(len(clients), len(clients) + len(windows))), required=price is None))
        for window in windows:
            timed = {} if window is None else {"tw_early": window[0], "tw_late": window[1], "service_duration": task.time["service"][node]}
            if window is not None and task.time["release"] is not None:
                timed["release_time"] = task.time["release"][node]
            clients.append(Client(
                node, delivery=[goods["delivered"][node] for goods in task.quantities], pickup=[goods["collected"][node] for goods in task.quantities],
                prize=price or 0, required=price is None and group is None, group=group, **timed,
            ))
            nodes.append(node)
    return clients, groups, nodes


def shipment_of(task, shipment):
    timed = {}
    for end in ("pickup", "delivery") if task.time is not None else ():
        node = shipment[end]
        windows = task.time["windows"][node]
        task.require(len(windows) == 1, "several windows of a shipment: it has one for each end")
        timed |= {f"{end}_tw_early": windows[0][0], f"{end}_tw_late": windows[0][1], f"{end}_service_duration": task.time["service"][node]}
    return Shipment(shipment["pickup"], shipment["delivery"], amount=shipment["amounts"], **timed)


def depot(task, node, nowhere):
    if task.time is None or node == nowhere:
        return Depot(node)
    (early, late), = task.time["windows"][node]
    return Depot(node, service_duration=task.time["service"][node], tw_early=early, tw_late=late)


def build(task):
    """Depots first, then customers; locations keep the node's index. Returns the data, the customer of each client, and the node of each depot."""
    nowhere = task.nowhere()
    reloads = {node for kind in task.types if kind["reload"] is not None for node in kind["reload"]["depots"]}
    depots = sorted(reloads | {nowhere if node is None else node for kind in task.types for node in (kind["start"], kind["end"])})
    place = {node: index for index, node in enumerate(depots)}
    distances, durations, profiles = profiles_of(task)
    clients, groups, nodes = clients_of(task)
    data = ProblemData(
        locations=[Location(0, 0) for _ in range(len(distances[0]))],
        clients=clients,
        depots=[depot(task, node, nowhere) for node in depots],
        vehicle_types=[vehicle_type(task, kind, profile, place, nowhere) for kind, profile in zip(task.types, profiles)],
        distance_matrices=distances,
        duration_matrices=durations,
        groups=groups,
        shipments=[shipment_of(task, shipment) for shipment in task.shipments],
    )
    return data, nodes, depots


def course(task, statistics):
    """Feasible incumbents; the costs of others are penalised ones and say nothing."""
    points, elapsed, best = [], 0.0, None
    for seconds, datum in zip(statistics.runtimes, statistics.data):
        elapsed += seconds
        if datum.best_feas and (best is None or datum.best_cost < best):
            best = datum.best_cost
            points.append([elapsed, task.cost(best)])
    return points


def visits(task, route, nodes, depots):
    """Customers, and the depots between them."""
    visited = []
    for stop in list(route)[1:-1]:
        if stop.is_client():
            visited.append(nodes[stop.idx])
        elif stop.is_shipment():
            visited.append(task.shipments[stop.idx]["pickup" if stop.is_pickup() else "delivery"])
        else:
            visited.append(depots[stop.idx])
    return visited


def solve(task):
    check(task)
    data, nodes, depots = build(task)
    unit = min(task.cost_scale, max(kind["unitCost"] for kind in task.types))
    params = SolveParams(penalty=PenaltyParams(max_penalty=MOST_PENALTY * max(1, unit)))
    timer = Timer()
    result = pyvrp_solve(data, stop=MaxRuntime(task.limit), seed=task.seed, display=False, params=params)
    seconds = timer.seconds()
    routes = [
        {"type": route.vehicle_type(), "customers": visits(task, route, nodes, depots)}
        for route in result.best.routes()
    ] if result.best.is_feasible() else None
    offset = max(0.0, seconds - sum(result.stats.runtimes))
    incumbents = [[offset + at, cost] for at, cost in course(task, result.stats)]
    return {"routes": routes, "seconds": seconds, "iterations": result.num_iterations, "incumbents": incumbents, "ended": "limit"}


serve(solve)
