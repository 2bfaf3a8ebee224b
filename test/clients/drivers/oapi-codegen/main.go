// Drives a client made by oapi-codegen: submits, polls to the end, reads a refusal.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"example.com/conformance/roundsman"
)

type given struct {
	URL     string                 `json:"url"`
	User    string                 `json:"user"`
	Key     string                 `json:"key"`
	Problem roundsman.SolveRequest `json:"problem"`
	Plan    roundsman.PlanRequest  `json:"plan"`
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	check(err)
	var input given
	check(json.Unmarshal(text, &input))
	ctx := context.Background()
	client := clientOf(input, input.Key)

	accepted, err := client.SubmitSolveWithResponse(ctx, &roundsman.SubmitSolveParams{}, input.Problem)
	check(err)
	if accepted.JSON200 == nil {
		log.Fatal(string(accepted.Body))
	}
	refused, err := clientOf(input, "wrong").SubmitSolveWithResponse(ctx, &roundsman.SubmitSolveParams{}, input.Problem)
	check(err)
	if refused.JSON401 == nil {
		log.Fatal(string(refused.Body))
	}
	answer, err := json.Marshal(map[string]any{
		"accepted":    accepted.JSON200.State,
		"total_cost":  solved(ctx, client, accepted.JSON200.RequestId).TotalCost,
		"planned":     planned(ctx, client, input.Plan),
		"handwritten": handwritten(ctx, client),
		"refused":     refused.JSON401.Code,
	})
	check(err)
	fmt.Println(string(answer))
}

func clientOf(input given, key string) *roundsman.ClientWithResponses {
	client, err := roundsman.NewClientWithResponses(input.URL, roundsman.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-User-Name", input.User)
		request.Header.Set("X-Api-Key", key)
		return nil
	}))
	check(err)
	return client
}

func solved(ctx context.Context, client *roundsman.ClientWithResponses, id string) roundsman.SolvedResult {
	wait := "wait=20"
	for {
		answer, err := client.GetSolveResultWithResponse(ctx, id, &roundsman.GetSolveResultParams{Prefer: &wait})
		check(err)
		if answer.JSON200 == nil {
			log.Fatal(string(answer.Body))
		}
		value, err := answer.JSON200.ValueByDiscriminator()
		check(err)
		switch envelope := value.(type) {
		case roundsman.SolvedEnvelope:
			return envelope.Result
		case roundsman.FailedEnvelope:
			log.Fatal(envelope.Error)
		}
	}
}

func planned(ctx context.Context, client *roundsman.ClientWithResponses, request roundsman.PlanRequest) map[string]any {
	accepted, err := client.SubmitPlanWithResponse(ctx, &roundsman.SubmitPlanParams{}, request)
	check(err)
	if accepted.JSON200 == nil {
		log.Fatal(string(accepted.Body))
	}
	wait := "wait=20"
	answer, err := client.GetPlanWithResponse(ctx, accepted.JSON200.RequestId, &roundsman.GetPlanParams{Prefer: &wait})
	check(err)
	if answer.JSON200 == nil {
		log.Fatal(string(answer.Body))
	}
	envelope, err := answer.JSON200.AsPlannedEnvelope()
	check(err)
	steps, unassigned := []string{}, []string{}
	for _, route := range envelope.Result.Routes {
		for _, step := range route.Steps {
			steps = append(steps, named(step))
		}
	}
	for _, left := range envelope.Result.Unassigned {
		stop, err := left.AsUnassignedStop()
		check(err)
		unassigned = append(unassigned, stop.Stop+" "+stop.Reasons[0].Code)
	}
	return map[string]any{"total": envelope.Result.Summary.Costs.Total, "steps": steps, "unassigned": unassigned}
}

// handwritten validates a request with alternatives, the others of which state nothing: what the client adds by itself would be refused.
func handwritten(ctx context.Context, client *roundsman.ClientWithResponses) string {
	depot, required := "depot", true
	relation := roundsman.StopRelation{}
	check(relation.FromOneOf(roundsman.OneOf{Stops: &[]string{"at-home", "at-depot"}}))
	answer, err := client.ValidatePlanWithResponse(ctx, roundsman.PlanRequest{
		Locations: &[]roundsman.Location{{Id: "depot", Position: &[]float64{13.4, 52.5}}, {Id: "home", Position: &[]float64{13.5, 52.5}}},
		Vehicles:  &[]roundsman.Vehicle{{Id: "van", Start: &depot}},
		Stops:     &[]roundsman.Stop{{Id: "at-home", Location: "home", Required: &required}, {Id: "at-depot", Location: "depot"}},
		Relations: &[]roundsman.StopRelation{relation},
	})
	check(err)
	if answer.JSON200 == nil {
		log.Fatal(string(answer.Body))
	}
	return string(answer.JSON200.Result.Status)
}

func named(step roundsman.Step) string {
	value, err := step.ValueByDiscriminator()
	check(err)
	if stop, ok := value.(roundsman.StopStep); ok {
		return "stop " + stop.Stop
	}
	kind, err := step.Discriminator()
	check(err)
	return kind
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
