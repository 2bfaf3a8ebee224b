"""VROOM: exploration level 5, one thread; ends by itself when its local searches are done. It has no seed."""

from datetime import timedelta

import numpy as np
import vroom

from task import Timer, serve

EXPLORATION_LEVEL = 5
MOST = np.iinfo(np.uint32).max


def check(task):
    task.require_said()
    task.require_hard_windows()
    task.require_one_trip()
    task.require(all(not kind["deliveriesFirst"] for kind in task.types), "deliveries before collections: it mixes them")
    task.require(all(price is None for price in task.prices), "prices of leaving out: it leaves out by priority only where it must")
    task.require(all(kind["timeCost"] == 0 and kind["overtimeAfter"] is None for kind in task.types), "pay for waiting and service: its cost of time is that of travel alone")
    task.require(
        all(kind["maxDuration"] is None or longest(task, kind) <= kind["maxDuration"] for kind in task.types),
        "a limit on a route's duration with a free departure: VROOM limits travel time alone, without service and waiting",
    )


def longest(task, kind):
    early, late = bounds(task, kind)
    return late - early


def bounds(task, kind):
    """The shift, within the windows of the route's ends."""
    windows = task.time["windows"]
    early = kind["earliest"] if kind["start"] is None else max(kind["earliest"], windows[kind["start"]][0][0])
    late = task.time["horizon"] if kind["latest"] is None else kind["latest"]
    return early, late if kind["end"] is None else min(late, windows[kind["end"]][-1][1])


def divisor(task, vehicles):
    """VROOM refuses costs whose sum over jobs and vehicles might pass 32 bits: as many decimals are cut off as that takes."""
    unit = max(kind["unitCost"] for kind in task.types)
    fixed = max(kind["fixedCost"] for kind in task.types)
    bound = max(int(matrix.max()) for matrix in task.distances) * unit * (len(task.customers) + 2 * vehicles) + fixed * vehicles
    factor = 1
    while bound // factor > MOST:
        factor *= 10
    return factor


def profiles(task, factor):
    """A profile per cost of distance and speed. Without time durations are distances; costs are asked for only where they are something else."""
    model = vroom.Input()
    durations = task.durations or task.distances
    plain = factor == 1 and all(
        kind["unitCost"] == 1 and kind["fixedCost"] == 0 and np.array_equal(durations[kind["profile"]], task.distances[kind["profile"]]) for kind in task.types
    )
    limited = any(kind["maxDistance"] is not None for kind in task.types)
    for unit, profile in sorted({(kind["unitCost"], kind["profile"]) for kind in task.types}):
        name = profile_name(unit, profile)
        model.set_durations_matrix(name, durations[profile])
        if limited:
            model.set_distances_matrix(name, task.distances[profile])
        if not plain:
            model.set_costs_matrix(name, np.rint(task.distances[profile].astype(np.float64) * unit / factor))
    return model


def profile_name(unit, profile):
    return f"{unit}-{profile}"


def skills_of(task):
    """A skill for each set of types that a customer accepts: who may serve it, has it. Returns the skills of types and of customers."""
    numbers, needed = {}, {}
    for node in task.customers:
        accepted = frozenset(index for index, kind in enumerate(task.types) if node not in forbidden_of(kind))
        if len(accepted) < len(task.types):
            needed[node] = {numbers.setdefault(accepted, len(numbers) + 1)}
    offered = [{number for accepted, number in numbers.items() if index in accepted} for index in range(len(task.types))]
    return offered, needed


def forbidden_of(kind):
    if not isinstance(kind["forbidden"], frozenset):
        kind["forbidden"] = frozenset(kind["forbidden"])
    return kind["forbidden"]


def vehicle(task, number, kind, skills, factor):
    limits = {}
    if kind["maxDriving"] is not None:
        limits["max_travel_time"] = kind["maxDriving"]
    if kind["maxDistance"] is not None:
        limits["max_distance"] = kind["maxDistance"]
    if task.time is not None:
        limits["time_window"] = vroom.TimeWindow(*bounds(task, kind))
    breaks = [vroom.Break(number, time_windows=[vroom.TimeWindow(due["earliest"], due["latest"])], service=due["duration"]) for number, due in enumerate(kind["breaks"])]
    return vroom.Vehicle(
        number, start=kind["start"], end=kind["end"], profile=profile_name(kind["unitCost"], kind["profile"]), capacity=kind["capacity"],
        costs=vroom.VehicleCosts(fixed=round(kind["fixedCost"] / factor)), skills=skills, breaks=breaks, **limits,
    )


def timed_of(task, node):
    return {} if task.time is None else {
        "default_service": task.time["service"][node], "time_windows": [vroom.TimeWindow(*window) for window in task.time["windows"][node]],
    }


def job(task, node, skills):
    amounts = {name: vroom.Amount([goods[key][node] for goods in task.quantities]) for name, key in (("delivery", "delivered"), ("pickup", "collected"))}
    return vroom.Job(node, location=node, skills=skills, **amounts, **timed_of(task, node))


def add_shipment(task, model, shipment, skills):
    ends = [vroom.ShipmentStep(shipment[end], location=shipment[end], **timed_of(task, shipment[end])) for end in ("pickup", "delivery")]
    model.add_shipment(*ends, amount=vroom.Amount(shipment["amounts"]), skills=skills)


def build(task):
    vehicles = task.single_vehicles()
    factor = divisor(task, len(vehicles))
    model = profiles(task, factor)
    offered, needed = skills_of(task)
    for number, index in enumerate(vehicles):
        model.add_vehicle(vehicle(task, number, task.types[index], offered[index], factor))
    for node in task.single_customers:
        model.add_job(job(task, node, needed.get(node, set())))
    for shipment in task.shipments:
        add_shipment(task, model, shipment, needed.get(shipment["pickup"], set()))
    return model, vehicles


def solve(task):
    check(task)
    model, vehicles = build(task)
    timer = Timer()
    solution = model.solve(exploration_level=EXPLORATION_LEVEL, nb_threads=1, timeout=timedelta(seconds=task.limit))
    seconds = timer.seconds()
    ended = "limit" if seconds >= task.limit else "finished"
    answer = solution.to_dict()
    if answer["summary"]["unassigned"] > 0:
        return {"routes": None, "reason": "customers left unassigned", "seconds": seconds, "ended": ended}
    routes = [
        {"type": vehicles[route["vehicle"]], "customers": [step["id"] for step in route["steps"] if step["type"] in ("job", "pickup", "delivery")]}
        for route in answer["routes"]
    ]
    return {"routes": routes, "seconds": seconds, "ended": ended}


serve(solve)
