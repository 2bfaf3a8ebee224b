"""Drives a client made by openapi-python-client: submits, polls to the end, reads a refusal."""

import json
import sys

from roundsman import AuthenticatedClient
from roundsman.api.plan import get_plan, submit_plan
from roundsman.api.solve import get_solve_result, submit_solve
from roundsman.models import (
    AcceptedEnvelope, ErrorEnvelope, PlanAcceptedEnvelope, PlannedEnvelope, PlanRequest, RunningEnvelope, SolvedEnvelope, SolveRequest, StopStep,
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


problem = SolveRequest.from_dict(given["problem"])
accepted = submit_solve.sync(client=client(given["key"]), body=problem)
assert isinstance(accepted, AcceptedEnvelope), accepted
answer = None
while answer is None or isinstance(answer, RunningEnvelope):
    answer = get_solve_result.sync(accepted.request_id, client=client(given["key"]), prefer="wait=20")
assert isinstance(answer, SolvedEnvelope), answer
refused = submit_solve.sync(client=client("wrong"), body=problem)
assert isinstance(refused, ErrorEnvelope), refused
print(json.dumps({"accepted": accepted.state.value, "total_cost": answer.result.total_cost, "planned": planned(), "refused": refused.code}))
