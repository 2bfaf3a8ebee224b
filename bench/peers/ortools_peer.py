"""OR-Tools' routing library: guided local search from the first solution that did best on instances for tuning."""

from ortools.constraint_solver import pywrapcp, routing_enums_pb2

from task import Timer, serve

# Where lateness has a price, service may begin up to this many times the end of the last window.
LATEST = 3


def build(task):
    vehicles = task.single_vehicles()
    kinds = [task.types[index] for index in vehicles]
    manager = pywrapcp.RoutingIndexManager(task.nodes, len(kinds), [kind["start"] for kind in kinds], [kind["end"] for kind in kinds])
    model = pywrapcp.RoutingModel(manager)
    add_costs(task, model, vehicles)
    load = model.RegisterUnaryTransitVector(task.demand)
    model.AddDimensionWithVehicleCapacity(load, 0, [kind["capacity"] for kind in kinds], True, "load")
    if task.time is not None:
        add_times(task, manager, model, kinds)
    return manager, model, vehicles


def add_costs(task, model, vehicles):
    evaluators = {}
    for vehicle, index in enumerate(vehicles):
        kind = task.types[index]
        unit = kind["unitCost"]
        if unit not in evaluators:
            evaluators[unit] = model.RegisterTransitMatrix((task.matrix.astype("int64") * unit).tolist())
        model.SetArcCostEvaluatorOfVehicle(evaluators[unit], vehicle)
        if kind["fixedCost"] > 0:
            model.SetFixedCostOfVehicle(kind["fixedCost"], vehicle)


def add_times(task, manager, model, kinds):
    """Time at a node is the start of its service; a depot's service counts before departure, as everywhere."""
    time = task.time
    service = [[time["service"][node]] for node in range(task.nodes)]
    transits = [model.RegisterTransitMatrix((times.astype("int64") + service).tolist()) for times in task.durations]
    horizon = max(time["close"]) * (1 if time["latePenalty"] is None else LATEST)
    model.AddDimensionWithVehicleTransits([transits[kind["profile"]] for kind in kinds], horizon, horizon, False, "time")
    dimension = model.GetDimensionOrDie("time")

    def keep(index, node):
        if time["latePenalty"] is None:
            dimension.CumulVar(index).SetRange(time["open"][node], time["close"][node])
        else:
            dimension.CumulVar(index).SetRange(time["open"][node], horizon)
            dimension.SetCumulVarSoftUpperBound(index, time["close"][node], time["latePenalty"])

    for node in task.customers:
        keep(manager.NodeToIndex(node), node)
    for vehicle in range(len(kinds)):
        for index in (model.Start(vehicle), model.End(vehicle)):
            keep(index, manager.IndexToNode(index))
        if time["maxDuration"] is not None:
            dimension.SetSpanUpperBoundForVehicle(time["maxDuration"], vehicle)
        model.AddVariableMinimizedByFinalizer(dimension.CumulVar(model.Start(vehicle)))
        model.AddVariableMinimizedByFinalizer(dimension.CumulVar(model.End(vehicle)))


def first_solution(task):
    """With several depots and windows the others found none at all."""
    strategies = routing_enums_pb2.FirstSolutionStrategy
    if task.time is None:
        return strategies.PATH_CHEAPEST_ARC
    several_depots = len({kind["start"] for kind in task.types}) > 1
    return strategies.PARALLEL_CHEAPEST_INSERTION if several_depots else strategies.SAVINGS


def parameters(task):
    chosen = pywrapcp.DefaultRoutingSearchParameters()
    chosen.first_solution_strategy = first_solution(task)
    chosen.local_search_metaheuristic = routing_enums_pb2.LocalSearchMetaheuristic.GUIDED_LOCAL_SEARCH
    chosen.time_limit.FromMilliseconds(round(1000 * task.limit))
    return chosen


def routes_of(manager, model, assignment, vehicles):
    routes = []
    for vehicle, kind in enumerate(vehicles):
        index, customers = assignment.Value(model.NextVar(model.Start(vehicle))), []
        while not model.IsEnd(index):
            customers.append(manager.IndexToNode(index))
            index = assignment.Value(model.NextVar(index))
        if customers:
            routes.append({"type": kind, "customers": customers})
    return routes


def solve(task):
    manager, model, vehicles = build(task)
    incumbents = []
    timer = Timer()

    def note():
        cost = task.cost(model.CostVar().Max())
        if not incumbents or cost < incumbents[-1][1]:
            incumbents.append([timer.seconds(), cost])

    model.AddAtSolutionCallback(note)
    assignment = model.SolveWithParameters(parameters(task))
    seconds = timer.seconds()
    if assignment is None:
        return {"routes": None, "reason": "no first solution within the limit", "seconds": seconds, "ended": "limit"}
    return {"routes": routes_of(manager, model, assignment, vehicles), "seconds": seconds, "incumbents": incumbents, "ended": "limit"}


serve(solve)
