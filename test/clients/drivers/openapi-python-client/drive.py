"""Drives a client made by openapi-python-client: submits, polls to the end, reads a refusal."""

import json
import sys

from roundsman import AuthenticatedClient
from roundsman.api.plan import get_plan, submit_plan, validate_plan
from roundsman.api.solve import get_solve_result, submit_solve
from roundsman.models import (
    AcceptedEnvelope, ErrorEnvelope, Location, OneOf, OneOfType, PlanAcceptedEnvelope, PlannedEnvelope, PlanRequest, RunningEnvelope, SolvedEnvelope, SolveRequest,
    Stop, StopStep, ValidPlanEnvelope, Vehicle,
)

with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)


def client(key):
    headers = {"X-User-Name": given["user"]}
    return AuthenticatedClient(base_url=given["url"], token=key, prefix="", auth_header_name="X-Api-Key", headers=headers)


def planned():
    submitted = submit_plan.sync(client=client(given["key"]), body=PlanRequest.from_dict(given["plan"]))
    assert isinstance(submitted, PlanAcceptedEnvelope), submitted
    answer = get_plan.sync(submitted.request_id, client=client(given["key"]), prefer="wait=20")
    assert isinstance(answer, PlannedEnvelope), answer
    plan = answer.result
    return {
        "total": plan.summary.costs.total,
        "steps": [f"stop {step.stop}" if isinstance(step, StopStep) else step.type_.value for route in plan.routes for step in route.steps],
        "unassigned": [f"{left_out.stop} {left_out.reasons[0].code}" for left_out in plan.unassigned],
    }


def handwritten():
    """Validates a request with alternatives, the others of which state nothing: what the client adds by itself would be refused."""
    request = PlanRequest(
        locations=[Location(id="depot", position=[13.4, 52.5]), Location(id="home", position=[13.5, 52.5])],
        vehicles=[Vehicle(id="van", start="depot")],
        stops=[Stop(id="at-home", location="home", required=True), Stop(id="at-depot", location="depot")],
        relations=[OneOf(type_=OneOfType.ONE_OF, stops=["at-home", "at-depot"])],
    )
    valid = validate_plan.sync(client=client(given["key"]), body=request)
    assert isinstance(valid, ValidPlanEnvelope), valid
    return valid.result.status.value


problem = SolveRequest.from_dict(given["problem"])
accepted = submit_solve.sync(client=client(given["key"]), body=problem)
assert isinstance(accepted, AcceptedEnvelope), accepted
answer = None
while answer is None or isinstance(answer, RunningEnvelope):
    answer = get_solve_result.sync(accepted.request_id, client=client(given["key"]), prefer="wait=20")
assert isinstance(answer, SolvedEnvelope), answer
refused = submit_solve.sync(client=client("wrong"), body=problem)
assert isinstance(refused, ErrorEnvelope), refused
print(json.dumps({"accepted": accepted.state.value, "total_cost": answer.result.total_cost, "planned": planned(), "handwritten": handwritten(), "refused": refused.code}))
