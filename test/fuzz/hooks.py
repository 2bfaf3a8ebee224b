"""What Schemathesis cannot know of the service; schemathesis.toml loads it, ROUNDSMAN_TASKS names finished tasks and one of another account."""
import itertools
import os
import re

import schemathesis

TASKS = itertools.cycle([*os.environ["ROUNDSMAN_TASKS"].split(","), None])
CLIENTS = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    # Each call comes from a client of its own: thousands of refused calls from one are turned away by their number alone.
    number = next(CLIENTS)
    case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    name_a_task(case)
    body = case.body
    if isinstance(body, dict):
        problem = body["request"] if isinstance(body.get("request"), dict) else body
        use_all_fields(problem)
        keep_limit_at_fault(problem)
        if number % 2 == 0 and is_positive(case):
            fit(problem)


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
        case.path_parameters["request_id"] = next(TASKS) or made_up


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


def cut(values, length, filler):
    """The values over and over, up to the length."""
    return list(itertools.islice(itertools.cycle(values or [filler]), length))


def are_points(value):
    return isinstance(value, list) and all(
        isinstance(point, list) and len(point) == 2 and all(type(number) in (int, float) for number in point) for point in value)
