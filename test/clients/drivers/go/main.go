// Drives the service through the generated client as a partner would: drive INPUT.json prints what it saw as JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	roundsman "example.com/roundsman/roundsman-go"
)

type caller struct{ User, Key string }

var given struct {
	URL, ProxySecret, UnknownID      string
	Partner, Stranger, Free, Limited caller
	Callbacks                        struct{ Solved, Failed string }
	Plan                             roundsman.PlanRequest
}

type told = map[string]any

func check(err error) {
	if err == nil {
		return
	}
	var refused *roundsman.GenericOpenAPIError
	if errors.As(err, &refused) {
		fmt.Fprintln(os.Stderr, string(refused.Body()))
	}
	panic(err)
}

// partner calls the service with the keys of one caller.
type partner struct {
	client *roundsman.APIClient
	ctx    context.Context
}

func connect(headers map[string]string, keys map[string]roundsman.APIKey) partner {
	configuration := roundsman.NewConfiguration()
	configuration.Servers = roundsman.ServerConfigurations{{URL: given.URL}}
	for name, value := range headers {
		configuration.AddDefaultHeader(name, value)
	}
	ctx := context.WithValue(context.Background(), roundsman.ContextAPIKeys, keys)
	return partner{roundsman.NewAPIClient(configuration), ctx}
}

func direct(c caller) partner {
	return connect(nil, map[string]roundsman.APIKey{"userName": {Key: c.User}, "apiKey": {Key: c.Key}})
}

func marketplace() partner {
	return connect(map[string]string{"X-RapidAPI-User": "maria"}, map[string]roundsman.APIKey{"marketplaceProxy": {Key: given.ProxySecret}})
}

func plain() *roundsman.SolveRequest {
	matrix := [][]float64{{0, 4, 5, 8}, {4, 0, 3, 7}, {5, 3, 0, 4}, {8, 7, 4, 0}}
	return roundsman.NewSolveRequest(4, 2, matrix, []int32{0, 0}, []int32{0, 0}, []float64{0, 10, 15, 20}, []float64{40, 40})
}

func timed() *roundsman.SolveRequest {
	request := plain()
	request.SetObjective(roundsman.OBJECTIVE_MIN_TOTAL_COST)
	request.SetVehiclesCapacity([]float64{50, 50})
	request.SetVehicleFixedCosts([]float64{50, 50})
	request.SetVehicleUnitDistanceCosts([]float64{1.5, 1.5})
	request.SetNodeTimeWindows([][]float64{{0, 480}, {30, 90}, {0, 120}, {60, 200}})
	request.SetNodeServiceTime([]float64{0, 10, 10, 10})
	request.SetVehicleSpeeds([]float64{60, 60})
	request.SetMaxWorkingHours(8)
	return request
}

func (p partner) submit(request *roundsman.SolveRequest) (*roundsman.AcceptedEnvelope, *http.Response, error) {
	return p.client.SolveAPI.SubmitSolve(p.ctx).SolveRequest(*request).Execute()
}

func (p partner) poll(id string) (*roundsman.PollEnvelope, *http.Response, error) {
	return p.client.SolveAPI.GetSolveResult(p.ctx, id).Execute()
}

func (p partner) finish(id string) told {
	for {
		answer, _, err := p.poll(id)
		check(err)
		if answer.RunningEnvelope == nil {
			return tell(answer.SolvedEnvelope, answer.FailedEnvelope)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func (p partner) solve(request *roundsman.SolveRequest) told {
	accepted, _, err := p.submit(request)
	check(err)
	return p.finish(accepted.RequestId)
}

func tell(solved *roundsman.SolvedEnvelope, failed *roundsman.FailedEnvelope) told {
	if failed != nil {
		return told{"code": failed.Code, "error": failed.Error}
	}
	result := solved.Result
	return told{
		"total_cost": result.TotalCost, "routes": result.Routes, "loads": result.Loads, "time_windows": result.TimeWindows,
		"stops": len(result.Details.Vehicles[0].Stops),
	}
}

func model(err error) any {
	var refused *roundsman.GenericOpenAPIError
	if !errors.As(err, &refused) {
		panic(fmt.Sprintf("the call was not refused: %v", err))
	}
	return refused.Model()
}

func refused(response *http.Response, err error) told {
	return told{"status": response.StatusCode, "code": model(err).(roundsman.ErrorEnvelope).Code}
}

func (p partner) submitRefused() told {
	_, response, err := p.submit(plain())
	return refused(response, err)
}

func (p partner) pollRefused(id string) told {
	_, response, err := p.poll(id)
	return refused(response, err)
}

func (p partner) invalid() told {
	request := plain()
	request.SetNodeDemands([]float64{5, 10, 15, 20})
	_, response, err := p.submit(request)
	envelope := model(err).(roundsman.ValidationErrorEnvelope)
	finding := envelope.Detail[0]
	return told{"status": response.StatusCode, "code": envelope.Code, "loc": finding.Loc, "msg": finding.Msg, "type": finding.Type}
}

func (p partner) throttled() told {
	for {
		_, response, err := p.submit(plain())
		if err == nil {
			continue
		}
		envelope := model(err).(roundsman.ThrottledEnvelope)
		wait := strconv.Itoa(int(envelope.RetryAfterSeconds))
		return told{"status": response.StatusCode, "code": envelope.Code, "is_header_equal": response.Header.Get("Retry-After") == wait}
	}
}

func (p partner) running() told {
	request := plain()
	request.SetStrategy("lasts")
	request.SetTimeLimitSeconds(1)
	accepted, _, err := p.submit(request)
	check(err)
	answer, _, err := p.poll(accepted.RequestId)
	check(err)
	running := answer.RunningEnvelope
	return told{"status": running.Result.Status, "has_phase": running.Result.Phase != nil, "retry_after_seconds": running.RetryAfterSeconds}
}

func (p partner) usage() told {
	answer, _, err := p.client.AccountAPI.GetUsage(p.ctx).Execute()
	check(err)
	return told{"plan": answer.Result.Plan, "limit": answer.Result.Minute.Limit}
}

func (p partner) valid() told {
	answer, _, err := p.client.SolveAPI.ValidateSolve(p.ctx).SolveRequest(*timed()).Execute()
	check(err)
	return told{"status": answer.Result.Status, "customers": answer.Result.Customers}
}

func (p partner) checked() told {
	routes := roundsman.NewRoutesToCheck(*plain(), map[string][]int32{"Vehicle 0": {0, 1, 2, 3, 0}})
	answer, _, err := p.client.SolveAPI.CheckRoutes(p.ctx).RoutesToCheck(*routes).Execute()
	check(err)
	kinds := []roundsman.ViolationKind{}
	for _, violation := range answer.Result.Violations {
		kinds = append(kinds, violation.Kind)
	}
	return told{"feasible": answer.Result.Feasible, "kinds": kinds}
}

func (p partner) waited() told {
	accepted, _, err := p.submit(plain())
	check(err)
	answer, _, err := p.client.SolveAPI.GetSolveResult(p.ctx, accepted.RequestId).Prefer("wait=30").Execute()
	check(err)
	return tell(answer.SolvedEnvelope, answer.FailedEnvelope)
}

func (p partner) cancelled() told {
	request := plain()
	request.SetStrategy("lasts")
	request.SetTimeLimitSeconds(30)
	accepted, _, err := p.submit(request)
	check(err)
	answer, _, err := p.client.SolveAPI.CancelSolve(p.ctx, accepted.RequestId).Execute()
	check(err)
	return tell(answer.SolvedEnvelope, answer.FailedEnvelope)
}

func (p partner) events(id string) string {
	text, _, err := p.client.SolveAPI.StreamSolveEvents(p.ctx, id).Execute()
	check(err)
	_, event, _ := strings.Cut(text, "event: ")
	event, _, _ = strings.Cut(event, "\n")
	return event
}

// handwritten validates a request with alternatives, the others of which state nothing: what the client adds by itself would be refused.
func (p partner) handwritten() string {
	depot, home := roundsman.NewLocation("depot"), roundsman.NewLocation("home")
	depot.SetPosition([]float64{13.4, 52.5})
	home.SetPosition([]float64{13.5, 52.5})
	van := roundsman.NewVehicle("van")
	van.SetStart("depot")
	atHome, atDepot := roundsman.NewStop("at-home", "home"), roundsman.NewStop("at-depot", "depot")
	atHome.SetRequired(true)
	oneOf := roundsman.NewOneOf(roundsman.ONEOFTYPE_ONE_OF)
	oneOf.SetStops([]string{"at-home", "at-depot"})
	request := roundsman.NewPlanRequest()
	request.SetLocations([]roundsman.Location{*depot, *home})
	request.SetVehicles([]roundsman.Vehicle{*van})
	request.SetStops([]roundsman.Stop{*atHome, *atDepot})
	request.SetRelations([]roundsman.StopRelation{roundsman.OneOfAsStopRelation(oneOf)})
	answer, _, err := p.client.PlanAPI.ValidatePlan(p.ctx).PlanRequest(*request).Execute()
	check(err)
	return string(answer.Result.Status)
}

func (p partner) planned() told {
	accepted, _, err := p.client.PlanAPI.SubmitPlan(p.ctx).PlanRequest(given.Plan).Execute()
	check(err)
	answer, _, err := p.client.PlanAPI.GetPlan(p.ctx, accepted.RequestId).Prefer("wait=30").Execute()
	check(err)
	plan := answer.PlannedEnvelope.Result
	steps, unassigned := []string{}, []string{}
	for _, route := range plan.Routes {
		for _, step := range route.Steps {
			steps = append(steps, named(step))
		}
	}
	for _, left := range plan.Unassigned {
		unassigned = append(unassigned, left.UnassignedStop.Stop+" "+left.UnassignedStop.Reasons[0].Code)
	}
	return told{"total": plan.Summary.Costs.Total, "steps": steps, "unassigned": unassigned}
}

func named(step roundsman.Step) string {
	switch {
	case step.StartStep != nil:
		return "start"
	case step.StopStep != nil:
		return "stop " + step.StopStep.Stop
	case step.BreakStep != nil:
		return "break"
	default:
		return string(step.EndStep.Type)
	}
}

func calledBack(body string) told {
	var envelope roundsman.FinishedEnvelope
	check(json.Unmarshal([]byte(body), &envelope))
	return tell(envelope.SolvedEnvelope, envelope.FailedEnvelope)
}

func main() {
	input, err := os.ReadFile(os.Args[1])
	check(err)
	check(json.Unmarshal(input, &given))
	partner := direct(given.Partner)
	key := fmt.Sprintf("go-%d", os.Getpid())
	accepted, _, err := partner.client.SolveAPI.SubmitSolve(partner.ctx).SolveRequest(*plain()).IdempotencyKey(key).Execute()
	check(err)
	infeasible := plain()
	infeasible.SetVehiclesCapacity([]float64{20, 20})
	seen := told{
		"accepted":     told{"status": accepted.Result.Status, "phase": accepted.Result.Phase},
		"running":      partner.running(),
		"solved":       partner.finish(accepted.RequestId),
		"timed":        partner.solve(timed()),
		"failed":       partner.solve(infeasible),
		"unauthorized": direct(caller{given.Partner.User, "rm_wrong"}).submitRefused(),
		"forbidden":    direct(given.Free).submitRefused(),
		"foreign":      direct(given.Stranger).pollRefused(accepted.RequestId),
		"unknown":      partner.pollRefused(given.UnknownID),
		"invalid":      partner.invalid(),
		"throttled":    direct(given.Limited).throttled(),
		"callbacks":    []told{calledBack(given.Callbacks.Solved), calledBack(given.Callbacks.Failed)},
		"marketplace":  marketplace().solve(plain()),
		"usage":        partner.usage(),
		"valid":        partner.valid(),
		"checked":      partner.checked(),
		"waited":       partner.waited(),
		"cancelled":    partner.cancelled(),
		"events":       partner.events(accepted.RequestId),
		"planned":      partner.planned(),
		"handwritten":  partner.handwritten(),
	}
	check(json.NewEncoder(os.Stdout).Encode(seen))
}
