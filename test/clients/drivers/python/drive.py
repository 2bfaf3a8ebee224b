"""Drives the service through the generated client as a partner would: drive.py INPUT.json prints what it saw as JSON."""
import json
import os
import sys
import time

import roundsman_client as roundsman
from roundsman_client.exceptions import ApiException

with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)

PLAIN = dict(
    node_num=4, vehicle_num=2, distance_matrix=[[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
    start_nodes=[0, 0], end_nodes=[0, 0], node_demands=[0, 10, 15, 20], vehicles_capacity=[40, 40],
)
TIMED = PLAIN | dict(
    objective=roundsman.Objective.MIN_TOTAL_COST, vehicles_capacity=[50, 50], vehicle_fixed_costs=[50, 50], vehicle_unit_distance_costs=[1.5, 1.5],
    node_time_windows=[[0, 480], [30, 90], [0, 120], [60, 200]], node_service_time=[0, 10, 10, 10], vehicle_speeds=[60, 60], max_working_hours=8,
)


def connect(caller):
    keys = {"userName": caller["user"], "apiKey": caller["key"]}
    return roundsman.ApiClient(roundsman.Configuration(host=given["url"], api_key=keys))


def direct(caller):
    return roundsman.SolveApi(connect(caller))


def marketplace():
    client = roundsman.ApiClient(roundsman.Configuration(host=given["url"], api_key={"marketplaceProxy": given["proxySecret"]}))
    client.set_default_header("X-RapidAPI-User", "maria")
    return roundsman.SolveApi(client)


def problem(**fields):
    return roundsman.SolveRequest(**(PLAIN | fields))


def finish(api, request_id):
    while True:
        answer = api.get_solve_result(request_id).actual_instance
        if not isinstance(answer, roundsman.RunningEnvelope):
            return answer
        time.sleep(0.05)


def solve(api, request):
    return finish(api, api.submit_solve(request).request_id)


def told(answer):
    if isinstance(answer, roundsman.FailedEnvelope):
        return {"code": answer.code, "error": answer.error}
    result = answer.result
    return {
        "total_cost": result.total_cost, "routes": result.routes, "loads": result.loads, "time_windows": result.time_windows,
        "stops": len(result.details.vehicles[0].stops),
    }


def refusal(call):
    try:
        call()
    except ApiException as refused:
        return refused
    raise AssertionError("the call was not refused")


def refused(call):
    error = refusal(call)
    return {"status": error.status, "code": error.data.code}


def invalid():
    error = refusal(lambda: partner.submit_solve(problem(node_demands=[5, 10, 15, 20])))
    finding = error.data.detail[0]
    return {"status": error.status, "code": error.data.code, "loc": finding.loc, "msg": finding.msg, "type": finding.type}


def throttled():
    api = direct(given["limited"])
    error = refusal(lambda: [api.submit_solve(problem()) for _ in range(3)])
    return {
        "status": error.status, "code": error.data.code,
        "is_header_equal": error.headers["Retry-After"] == str(error.data.retry_after_seconds),
    }


def running():
    request_id = partner.submit_solve(problem(strategy="lasts", time_limit_seconds=1)).request_id
    answer = partner.get_solve_result(request_id).actual_instance
    assert isinstance(answer, roundsman.RunningEnvelope), answer
    return {"status": answer.result.status.value, "has_phase": answer.result.phase is not None, "retry_after_seconds": answer.retry_after_seconds}


def usage():
    result = roundsman.AccountApi(connect(given["partner"])).get_usage().result
    return {"plan": result.plan, "limit": result.minute.limit}


def valid():
    result = partner.validate_solve(roundsman.SolveRequest(**TIMED)).result
    return {"status": result.status.value, "customers": result.customers}


def checked():
    result = partner.check_routes(roundsman.RoutesToCheck(request=problem(), routes={"Vehicle 0": [0, 1, 2, 3, 0]})).result
    return {"feasible": result.feasible, "kinds": [violation.kind.value for violation in result.violations]}


def waited():
    request_id = partner.submit_solve(problem()).request_id
    return told(partner.get_solve_result(request_id, prefer="wait=30").actual_instance)


def cancelled():
    request_id = partner.submit_solve(problem(strategy="lasts", time_limit_seconds=30)).request_id
    return told(partner.cancel_solve(request_id).actual_instance)


def events(request_id):
    lines = partner.stream_solve_events(request_id).splitlines()
    return next(line.removeprefix("event: ") for line in lines if line.startswith("event: "))


def solve_plan(api, request):
    request_id = api.submit_plan(roundsman.PlanRequest.from_dict(request)).request_id
    answer = api.get_plan(request_id, prefer="wait=30").actual_instance
    assert isinstance(answer, roundsman.PlannedEnvelope), answer
    return request_id, answer.result


def steps_of(plan):
    steps = [step.actual_instance for route in plan.routes for step in route.steps]
    return [f"stop {step.stop}" if isinstance(step, roundsman.StopStep) else step.type.value for step in steps]


def planned():
    api = roundsman.PlanApi(connect(given["partner"]))
    request_id, plan = solve_plan(api, given["plan"])
    changes = given["changes"]
    _, changed = solve_plan(api, changes | {"based_on": changes["based_on"] | {"request_id": request_id}})
    return {
        "total": plan.summary.costs.total,
        "steps": steps_of(plan),
        "changed": steps_of(changed),
        "unassigned": [f"{left_out.stop} {left_out.reasons[0].code}" for left_out in (entry.actual_instance for entry in plan.unassigned)],
    }


def handwritten():
    """Validates a request with alternatives, the others of which state nothing: what the client adds by itself would be refused."""
    request = roundsman.PlanRequest(
        locations=[roundsman.Location(id="depot", position=[13.4, 52.5]), roundsman.Location(id="home", position=[13.5, 52.5])],
        vehicles=[roundsman.Vehicle(id="van", start="depot")],
        stops=[roundsman.Stop(id="at-home", location="home", required=True), roundsman.Stop(id="at-depot", location="depot")],
        relations=[roundsman.StopRelation(roundsman.OneOf(type="one_of", stops=["at-home", "at-depot"]))],
    )
    return roundsman.PlanApi(connect(given["partner"])).validate_plan(request).result.status.value


partner = direct(given["partner"])
accepted = partner.submit_solve(problem(), idempotency_key=f"python-{os.getpid()}")
print(json.dumps({
    "accepted": {"status": accepted.result.status.value, "phase": accepted.result.phase.value},
    "running": running(),
    "solved": told(finish(partner, accepted.request_id)),
    "timed": told(solve(partner, roundsman.SolveRequest(**TIMED))),
    "failed": told(solve(partner, problem(vehicles_capacity=[20, 20]))),
    "unauthorized": refused(lambda: direct(given["partner"] | {"key": "rm_wrong"}).submit_solve(problem())),
    "forbidden": refused(lambda: direct(given["free"]).submit_solve(problem())),
    "foreign": refused(lambda: direct(given["stranger"]).get_solve_result(accepted.request_id)),
    "unknown": refused(lambda: partner.get_solve_result(given["unknownId"])),
    "invalid": invalid(),
    "throttled": throttled(),
    "callbacks": [told(roundsman.FinishedEnvelope.from_json(given["callbacks"][kind]).actual_instance) for kind in ("solved", "failed")],
    "marketplace": told(solve(marketplace(), problem())),
    "usage": usage(),
    "valid": valid(),
    "checked": checked(),
    "waited": waited(),
    "cancelled": cancelled(),
    "events": events(accepted.request_id),
    "planned": planned(),
    "handwritten": handwritten(),
}))
