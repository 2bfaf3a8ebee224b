"""VROOM: exploration level 5, one thread; ends by itself when its local searches are done. It has no seed."""

from datetime import timedelta

import numpy as np
import vroom

from task import NotExpressible, Timer, serve

EXPLORATION_LEVEL = 5
MOST = np.iinfo(np.uint32).max


def check(task):
    time = task.time
    if time is not None and time["maxDuration"] is not None:
        free = all(time["close"][kind["end"]] - time["open"][kind["start"]] <= time["maxDuration"] for kind in task.types)
        if not free:
            raise NotExpressible("a limit on a route's duration with a free departure: VROOM limits travel time alone, without service and waiting")


def divisor(task, vehicles):
    """VROOM refuses costs whose sum over jobs and vehicles might pass 32 bits: as many decimals are cut off as that takes."""
    unit = max(kind["unitCost"] for kind in task.types)
    fixed = max(kind["fixedCost"] for kind in task.types)
    bound = int(task.matrix.max()) * unit * (len(task.customers) + 2 * vehicles) + fixed * vehicles
    factor = 1
    while bound // factor > MOST:
        factor *= 10
    return factor


def profiles(task, factor):
    """A profile per cost of distance and speed. Without time durations are distances; costs are asked for only where they are something else."""
    model = vroom.Input()
    durations = task.durations or [task.matrix]
    plain = factor == 1 and all(kind["unitCost"] == 1 and kind["fixedCost"] == 0 for kind in task.types) and all(np.array_equal(times, task.matrix) for times in durations)
    for unit, profile in sorted({(kind["unitCost"], kind["profile"]) for kind in task.types}):
        name = profile_name(unit, profile)
        model.set_durations_matrix(name, durations[profile])
        if not plain:
            model.set_costs_matrix(name, np.rint(task.matrix.astype(np.float64) * unit / factor))
    return model


def profile_name(unit, profile):
    return f"{unit}-{profile}"


def build(task):
    time, vehicles = task.time, task.single_vehicles()
    factor = divisor(task, len(vehicles))
    model = profiles(task, factor)
    for number, index in enumerate(vehicles):
        kind = task.types[index]
        window = None if time is None else vroom.TimeWindow(time["open"][kind["start"]], time["close"][kind["end"]])
        model.add_vehicle(vroom.Vehicle(
            number, start=kind["start"], end=kind["end"], profile=profile_name(kind["unitCost"], kind["profile"]), capacity=[kind["capacity"]],
            costs=vroom.VehicleCosts(fixed=round(kind["fixedCost"] / factor)), time_window=window,
        ))
    for node in task.customers:
        timed = {} if time is None else {
            "default_service": time["service"][node], "time_windows": [vroom.TimeWindow(time["open"][node], time["close"][node])],
        }
        model.add_job(vroom.Job(node, location=node, delivery=vroom.Amount([task.demand[node]]), **timed))
    return model, vehicles


def solve(task):
    task.require_hard_windows()
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
        {"type": vehicles[route["vehicle"]], "customers": [step["id"] for step in route["steps"] if step["type"] == "job"]}
        for route in answer["routes"]
    ]
    return {"routes": routes, "seconds": seconds, "ended": ended}


serve(solve)
