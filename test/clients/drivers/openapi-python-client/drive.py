"""Drives a client made by openapi-python-client: submits, polls to the end, reads a refusal."""

import json
import sys

from roundsman import AuthenticatedClient
from roundsman.api.solve import get_solve_result, submit_solve
from roundsman.models import AcceptedEnvelope, ErrorEnvelope, RunningEnvelope, SolvedEnvelope, SolveRequest

with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)


def client(key):
    headers = {"X-User-Name": given["user"]}
    return AuthenticatedClient(base_url=given["url"], token=key, prefix="", auth_header_name="X-Api-Key", headers=headers)


problem = SolveRequest.from_dict(given["problem"])
accepted = submit_solve.sync(client=client(given["key"]), body=problem)
assert isinstance(accepted, AcceptedEnvelope), accepted
answer = None
while answer is None or isinstance(answer, RunningEnvelope):
    answer = get_solve_result.sync(accepted.request_id, client=client(given["key"]), prefer="wait=20")
assert isinstance(answer, SolvedEnvelope), answer
refused = submit_solve.sync(client=client("wrong"), body=problem)
assert isinstance(refused, ErrorEnvelope), refused
print(json.dumps({"accepted": accepted.state.value, "total_cost": answer.result.total_cost, "refused": refused.code}))
