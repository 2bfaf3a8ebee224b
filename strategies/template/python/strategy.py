"""The strategy STRATEGY_NAME: the best of many plans built by randomised nearest neighbour; a starting point to replace."""

import math
import random

from roundsman import serve

# Maximum number of plans if neither time nor iterations end the search earlier.
MAX_PLANS = 100_000


def build_plan(problem, draw, width):
    """Fills the vehicles in random order, each time with one of the nearest customers that still fits; None if a customer is left."""
    left = set(problem.customers)
    routes = []
    fleet = [index for index, kind in enumerate(problem.types) for _ in range(kind["count"])]
    draw.shuffle(fleet)
    for index in fleet:
        kind = problem.types[index]
        at, load, customers = kind["start"], 0, []
        while near := [customer for customer in left if load + problem.demand[customer] <= kind["capacity"][0]]:
            near.sort(key=lambda customer: (problem.distance(at, customer), customer))
            at = near[draw.randrange(min(width, len(near)))]
            load += problem.demand[at]
            left.remove(at)
            customers.append(at)
        if customers:
            routes.append({"type": index, "customers": customers})
        if not left:
            return routes
    return None if left else routes


def solve(problem, context):
    """Same seed and iterations, same plan: randomness comes from the seed only."""
    draw = random.Random(context.seed)
    most = MAX_PLANS if context.iterations is None else context.iterations
    best, best_cost, done = None, math.inf, 0
    while True:
        routes = build_plan(problem, draw, context.parameters["width"])
        done += 1
        cost = math.inf if routes is None else problem.cost(routes)
        if cost < best_cost:
            best, best_cost = routes, cost
            context.report(best, best_cost)
        if done >= most:
            return best, "iterations", done
        if context.should_stop():
            return best, "limit", done


serve(solve)
