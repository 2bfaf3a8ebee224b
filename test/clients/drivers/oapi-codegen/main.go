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
		"accepted":   accepted.JSON200.State,
		"total_cost": solved(ctx, client, accepted.JSON200.RequestId).TotalCost,
		"refused":    refused.JSON401.Code,
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

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
