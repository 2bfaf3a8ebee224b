"""OR-Tools' routing library: guided local search from the first solution that did best on instances for tuning."""

from ortools.constraint_solver import pywrapcp, routing_enums_pb2

from task import Timer, serve

# Where lateness has a price, service may begin up to this many times the end of the last window.
LATEST = 3


def build(task):
    vehicles = task.single_vehicles()
    kinds = [task.types[index] for index in vehicles]
    nowhere = task.nowhere()
    nodes = task.nodes if nowhere is None else task.nodes + 1
    ends = [[nowhere if kind[end] is None else kind[end] for kind in kinds] for end in ("start", "end")]
    manager = pywrapcp.RoutingIndexManager(nodes, len(kinds), *ends)
    model = pywrapcp.RoutingModel(manager)
    add_costs(task, model, vehicles)
    for number, goods in enumerate(task.quantities):
        add_load(task, model, [kind["capacity"][number] for kind in kinds], number, nodes)
    if task.time is not None:
        add_times(task, manager, model, kinds, nodes)
    add_limits(task, model, kinds)
    add_choices(task, manager, model, kinds)
    add_shipments(task, manager, model)
    return manager, model, vehicles


def add_costs(task, model, vehicles):
    evaluators = {}
    for vehicle, index in enumerate(vehicles):
        kind = task.types[index]
        key = (kind["unitCost"], kind["profile"])
        if key not in evaluators:
            evaluators[key] = model.RegisterTransitMatrix((task.distances[kind["profile"]].astype("int64") * kind["unitCost"]).tolist())
        model.SetArcCostEvaluatorOfVehicle(evaluators[key], vehicle)
        if kind["fixedCost"] > 0:
            model.SetFixedCostOfVehicle(kind["fixedCost"], vehicle)


def add_load(task, model, capacities, number, nodes):
    """A route leaves with the sum of what it delivers; with collections too, the load at its start is what is delivered by its end."""
    goods, name = task.quantities[number], f"load{number}"
    padding = [0] * (nodes - task.nodes)
    delivered, collected = goods["delivered"] + padding, goods["collected"] + padding
    for shipment in task.shipments:
        collected[shipment["pickup"]] += shipment["amounts"][number]
        collected[shipment["delivery"]] -= shipment["amounts"][number]
    if not any(delivered) or not any(collected):
        units = [a + b for a, b in zip(delivered, collected)]
        model.AddDimensionWithVehicleCapacity(model.RegisterUnaryTransitVector(units), 0, capacities, True, name)
        return
    model.AddDimensionWithVehicleCapacity(model.RegisterUnaryTransitVector(delivered), 0, capacities, True, f"{name}-delivered")
    change = [b - a for a, b in zip(delivered, collected)]
    model.AddDimensionWithVehicleCapacity(model.RegisterUnaryTransitVector(change), 0, capacities, False, name)
    left, load = model.GetDimensionOrDie(f"{name}-delivered"), model.GetDimensionOrDie(name)
    for vehicle in range(len(capacities)):
        model.solver().Add(load.CumulVar(model.Start(vehicle)) == left.CumulVar(model.End(vehicle)))


def add_times(task, manager, model, kinds, nodes):
    """Time at a node is the start of its service; a depot's service counts before departure, as everywhere."""
    time = task.time
    service = [[units] for units in time["service"]] + [[0]] * (nodes - task.nodes)
    transits = [model.RegisterTransitMatrix((times.astype("int64") + service).tolist()) for times in task.durations]
    horizon = time["horizon"] * (1 if time["latePenalty"] is None else LATEST)
    model.AddDimensionWithVehicleTransits([transits[kind["profile"]] for kind in kinds], horizon, horizon, False, "time")
    dimension = model.GetDimensionOrDie("time")

    def keep(index, node):
        if node >= task.nodes:
            return
        windows = time["windows"][node]
        opens, closes = windows[0][0], windows[-1][1]
        if time["latePenalty"] is None:
            dimension.CumulVar(index).SetRange(opens, closes)
        else:
            dimension.CumulVar(index).SetRange(opens, horizon)
            dimension.SetCumulVarSoftUpperBound(index, closes, time["latePenalty"])
        for (_, before), (after, _) in zip(windows, windows[1:]):
            if before + 1 <= after - 1:
                dimension.CumulVar(index).RemoveInterval(before + 1, after - 1)

    for node in task.customers:
        keep(manager.NodeToIndex(node), node)
    for vehicle, kind in enumerate(kinds):
        for index in (model.Start(vehicle), model.End(vehicle)):
            keep(index, manager.IndexToNode(index))
            model.AddVariableMinimizedByFinalizer(dimension.CumulVar(index))
        add_shift(model, dimension, vehicle, kind)
    add_breaks(task, manager, model, dimension, kinds)


def add_shift(model, dimension, vehicle, kind):
    """The end of the service at the last stop is within the shift: a route's end, even nowhere, is reached after it."""
    dimension.CumulVar(model.Start(vehicle)).SetMin(max(kind["earliest"], dimension.CumulVar(model.Start(vehicle)).Min()))
    if kind["latest"] is not None:
        dimension.CumulVar(model.End(vehicle)).SetMax(min(kind["latest"], dimension.CumulVar(model.End(vehicle)).Max()))
    if kind["maxDuration"] is not None:
        dimension.SetSpanUpperBoundForVehicle(kind["maxDuration"], vehicle)
    if kind["timeCost"] > 0:
        dimension.SetSpanCostCoefficientForVehicle(kind["timeCost"], vehicle)
    if kind["overtimeAfter"] is not None and kind["overtimeCost"] > 0:
        dimension.SetSoftSpanUpperBoundForVehicle(pywrapcp.BoundCost(kind["overtimeAfter"], kind["overtimeCost"]), vehicle)


def add_breaks(task, manager, model, dimension, kinds):
    """A break lies before, within or after its route; within, it interrupts travel or waiting and no service."""
    if all(not kind["breaks"] for kind in kinds):
        return
    visits = [0] * model.Size()
    for node in task.customers:
        visits[manager.NodeToIndex(node)] = task.time["service"][node]
    for vehicle, kind in enumerate(kinds):
        intervals = [
            model.solver().FixedDurationIntervalVar(due["earliest"], due["latest"], due["duration"], False, f"break-{vehicle}-{number}")
            for number, due in enumerate(kind["breaks"])
        ]
        dimension.SetBreakIntervalsOfVehicle(intervals, vehicle, visits)


def add_limits(task, model, kinds):
    for limit, matrices in (("maxDistance", task.distances), ("maxDriving", task.durations)):
        if all(kind[limit] is None for kind in kinds):
            continue
        transits = [model.RegisterTransitMatrix(matrix.tolist()) for matrix in matrices]
        most = [1 << 40 if kind[limit] is None else kind[limit] for kind in kinds]
        model.AddDimensionWithVehicleTransitAndCapacity([transits[kind["profile"]] for kind in kinds], 0, most, True, limit)


def add_choices(task, manager, model, kinds):
    """Who may serve a customer, and what leaving it out costs."""
    forbidden = [set(kind["forbidden"]) for kind in kinds]
    for node in task.customers:
        index = manager.NodeToIndex(node)
        # SetAllowedVehiclesForIndex takes no list from Python in this version.
        model.VehicleVar(index).RemoveValues([vehicle for vehicle, nodes in enumerate(forbidden) if node in nodes])
        if task.prices[node] is not None:
            model.AddDisjunction([index], task.prices[node])


def add_shipments(task, manager, model):
    """One vehicle makes both visits, the pickup first: in time where there is time, in order of distance otherwise."""
    if not task.shipments:
        return
    if task.time is None:
        model.AddDimension(model.RegisterUnaryTransitVector([1] * model.nodes()), 0, model.nodes() + 1, True, "order")
    order = model.GetDimensionOrDie("time" if task.time is not None else "order")
    for shipment in task.shipments:
        pickup, delivery = (manager.NodeToIndex(shipment[end]) for end in ("pickup", "delivery"))
        model.AddPickupAndDelivery(pickup, delivery)
        model.solver().Add(model.VehicleVar(pickup) == model.VehicleVar(delivery))
        model.solver().Add(order.CumulVar(pickup) <= order.CumulVar(delivery))


def first_solution(task):
    """With several depots and windows the others found none at all."""
    strategies = routing_enums_pb2.FirstSolutionStrategy
    if task.time is None:
        return strategies.PATH_CHEAPEST_ARC
    several_depots = len({kind["start"] for kind in task.types}) > 1
    demanding = any(kind["forbidden"] or kind["breaks"] for kind in task.types) or any(price is not None for price in task.prices)
    return strategies.PARALLEL_CHEAPEST_INSERTION if several_depots or demanding or task.shipments else strategies.SAVINGS


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
    task.require_said()
    task.require_one_trip()
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
