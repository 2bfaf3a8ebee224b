"""What Schemathesis cannot know of the service; schemathesis.toml loads it, ROUNDSMAN_TASKS and ROUNDSMAN_PLANS name finished tasks of both versions and one of
another account."""
import itertools
import os
import re

import schemathesis

TASKS = {version: itertools.cycle([*os.environ[name].split(","), None]) for version, name in (("v1", "ROUNDSMAN_TASKS"), ("v2", "ROUNDSMAN_PLANS"))}
CLIENTS = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    # Each call comes from a client of its own: thousands of refused calls from one are turned away by their number alone.
    number = next(CLIENTS)
    case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    name_a_task(case)
    body = case.body
    # A batch is refused with any of its requests: fewer of them have what is seldom right.
    few = 16 if isinstance(body, dict) and isinstance(body.get("requests"), list) else 4
    # Keys that were made up are few, and each belongs to the first body that came with it, in a batch or alone.
    if "/v2/" in case.operation.path and number % few and is_positive(case):
        case.headers.pop("Idempotency-Key", None)
    if isinstance(body, dict) and is_positive(case) and case.operation.path.startswith("/api/v2/matrices"):
        fit_upload(body)
    for problem in problems_in(body):
        use_all_fields(problem)
        keep_limit_at_fault(problem)
        if is_positive(case):
            if "/v2/solve" in case.operation.path:
                complete(problem, number % (few // 2) == 1)
            if "stops" in problem and "based_on" not in problem and number % 8:
                fit_plan(problem)
            elif "node_num" in problem and number % 2:
                fit(problem)


def problems_in(body):
    """The problem that a body is or has, or several."""
    if not isinstance(body, dict):
        return []
    if isinstance(body.get("requests"), list):
        return [problem for problem in body["requests"] if isinstance(problem, dict)]
    return [body["request"] if isinstance(body.get("request"), dict) else body]


def fit_upload(upload):
    """Ids that are unique, and a row and a column for each."""
    count = len(upload["locations"])
    upload["locations"] = [f"place {i}" for i in range(count)]
    upload["distances_meters"] = [cut(row, count, 7) for row in cut(upload.get("distances_meters"), count, [3])]
    if upload.get("durations_seconds"):
        upload["durations_seconds"] = [cut(row, count, 7) for row in cut(upload["durations_seconds"], count, [3])]
    for k, entry in enumerate(upload.get("durations_by_time") or []):
        entry["time_of_day"] = f"{k // 2:02d}:{30 * (k % 2):02d}"
        entry["durations_seconds"] = [cut(row, count, 7) for row in cut(entry["durations_seconds"], count, [3])]
    if upload.get("durations_by_time"):
        upload.pop("durations_seconds", None)


def keep_limit_at_fault(problem):
    """A time limit beyond the format int64, which tells clients how to hold it, is no fault: any positive integer is taken."""
    limit = problem.get("time_limit_seconds")
    if isinstance(limit, int) and limit >= 2**63:
        problem["time_limit_seconds"] = 0


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


def name_a_task(case):
    """A made-up identifier names nothing: three of four well-formed ones become those of tasks that there are."""
    made_up = (case.path_parameters or {}).get("request_id")
    if isinstance(made_up, str) and re.fullmatch(r"[A-Za-z0-9_-]{22,64}", made_up):
        version = "v2" if "/v2/" in case.operation.path else "v1"
        case.path_parameters["request_id"] = next(TASKS[version]) or made_up


def use_all_fields(problem):
    """The contract does not look at costs under min_total_distance, nor at a matrix beside positions: faults in them are no faults."""
    has_costs = any(problem.get(name) not in (None, []) for name in ("vehicle_fixed_costs", "vehicle_unit_distance_costs"))
    if has_costs and problem.get("objective") in (None, "min_total_distance"):
        problem["objective"] = "min_total_cost"
    if problem.get("distance_matrix") and are_points(problem.get("node_positions")):
        problem["node_positions"] = None
    # Nobody is called back at an address that was made up.
    if str(problem.get("callback_url")).startswith(("http://", "https://")):
        problem["callback_url"] = None


def fit(problem):
    """No schema knows that lengths agree: half of the well-formed problems get ones that do, and so reach the solver, with the numbers they had."""
    nodes, vehicles = 1 + problem["node_num"] % 6, 1 + problem["vehicle_num"] % 3
    problem["node_num"], problem["vehicle_num"] = nodes, vehicles
    for name in ("start_nodes", "end_nodes"):
        problem[name] = [node % nodes for node in cut(problem[name], vehicles, 0)]
    depots = {*problem["start_nodes"], *problem["end_nodes"]}
    problem["node_demands"] = [0 if node in depots else demand for node, demand in enumerate(cut(problem["node_demands"], nodes, 1))]
    problem["vehicles_capacity"] = cut(problem["vehicles_capacity"], vehicles, 100)
    problem["distance_matrix"] = [cut(row, nodes, 7) for row in cut(problem["distance_matrix"], nodes, [3])]
    for name, length in (
        ("node_positions", nodes), ("node_time_windows", nodes), ("node_service_time", nodes),
        ("vehicle_speeds", vehicles), ("vehicle_fixed_costs", vehicles), ("vehicle_unit_distance_costs", vehicles),
    ):
        if problem.get(name):
            problem[name] = cut(problem[name], length, None)
    if problem.get("node_time_windows"):
        problem["node_time_windows"] = [sorted(window) for window in problem["node_time_windows"]]
    problem["base_start_time"] = problem["strategy"] = None


def complete(problem, may_be_based):
    """Those of the requests that may say what has changed name a task that there is; all others are in full."""
    based_on = problem.get("based_on")
    if based_on and may_be_based:
        based_on["request_id"] = next(TASKS["v2"]) or based_on["request_id"]
        return
    problem.pop("based_on", None)
    for name, least in (("locations", [{"id": "place"}]), ("vehicles", [{"id": "vehicle"}]), ("stops", [])):
        problem.setdefault(name, least)


def fit_plan(problem):
    """The same for version 2: ids that are unique, references that lead somewhere, and no instants, which no schema orders."""
    problem["geometry"] = "planar"
    places = [f"place {i}" for i in range(len(problem["locations"]))]
    for i, location in enumerate(problem["locations"]):
        location.update(id=places[i], position=location.get("position") or [7 * i, 3])
    for i, vehicle in enumerate(problem["vehicles"]):
        start = vehicle.get("start")
        vehicle.update(id=f"vehicle {i}", count=1 + i % 3, profile=None, start=start and places[0], end=places[i % len(places)], shift=None, breaks=None)
    for i, stop in enumerate(problem["stops"]):
        stop.update(id=f"stop {i}", location=places[i % len(places)], windows=None, released_at=None, allowed_vehicles=None, forbidden_vehicles=None)
        if stop.get("required"):
            stop["price_of_omission"] = None
    problem["profiles"] = problem["relations"] = problem["plan_start"] = problem["strategy"] = None


def cut(values, length, filler):
    """The values over and over, up to the length."""
    return list(itertools.islice(itertools.cycle(values or [filler]), length))


def are_points(value):
    return isinstance(value, list) and all(
        isinstance(point, list) and len(point) == 2 and all(type(number) in (int, float) for number in point) for point in value)
