import com.example.roundsman.ApiClient;
import com.example.roundsman.ApiException;
import com.example.roundsman.JSON;
import com.example.roundsman.api.AccountApi;
import com.example.roundsman.api.PlanApi;
import com.example.roundsman.api.SolveApi;
import com.example.roundsman.auth.ApiKeyAuth;
import com.example.roundsman.model.*;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Drives the service through the generated client as a partner would: Drive INPUT.json prints what it saw as JSON. */
public final class Drive {
  private interface Call {
    void run() throws ApiException;
  }

  private static JsonObject given;

  private static ApiClient client() {
    return new ApiClient().setBasePath(given.get("url").getAsString());
  }

  private static void authenticate(ApiClient client, String scheme, String value) {
    ((ApiKeyAuth) client.getAuthentication(scheme)).setApiKey(value);
  }

  private static ApiClient connect(String who, String key) {
    ApiClient client = client();
    JsonObject caller = given.getAsJsonObject(who);
    authenticate(client, "userName", caller.get("user").getAsString());
    authenticate(client, "apiKey", key == null ? caller.get("key").getAsString() : key);
    return client;
  }

  private static SolveApi direct(String who, String key) {
    return new SolveApi(connect(who, key));
  }

  private static SolveApi marketplace() {
    ApiClient client = client();
    authenticate(client, "marketplaceProxy", given.get("proxySecret").getAsString());
    client.addDefaultHeader("X-RapidAPI-User", "maria");
    return new SolveApi(client);
  }

  private static SolveRequest plain() {
    return new SolveRequest().nodeNum(4).vehicleNum(2)
        .distanceMatrix(List.of(List.of(0.0, 4.0, 5.0, 8.0), List.of(4.0, 0.0, 3.0, 7.0), List.of(5.0, 3.0, 0.0, 4.0), List.of(8.0, 7.0, 4.0, 0.0)))
        .startNodes(List.of(0, 0)).endNodes(List.of(0, 0)).nodeDemands(List.of(0.0, 10.0, 15.0, 20.0)).vehiclesCapacity(List.of(40.0, 40.0));
  }

  private static SolveRequest timed() {
    return plain().objective(Objective.MIN_TOTAL_COST).vehiclesCapacity(List.of(50.0, 50.0)).vehicleFixedCosts(List.of(50.0, 50.0))
        .vehicleUnitDistanceCosts(List.of(1.5, 1.5))
        .nodeTimeWindows(List.of(List.of(0.0, 480.0), List.of(30.0, 90.0), List.of(0.0, 120.0), List.of(60.0, 200.0)))
        .nodeServiceTime(List.of(0.0, 10.0, 10.0, 10.0)).vehicleSpeeds(List.of(60.0, 60.0)).maxWorkingHours(8.0);
  }

  private static Object finish(SolveApi api, String requestId) throws Exception {
    while (true) {
      Object answer = api.getSolveResult(requestId).execute().getActualInstance();
      if (!(answer instanceof RunningEnvelope)) return answer;
      Thread.sleep(50);
    }
  }

  private static Object solve(SolveApi api, SolveRequest request) throws Exception {
    return finish(api, api.submitSolve(request).execute().getRequestId());
  }

  private static Map<String, Object> told(Object answer) {
    Map<String, Object> told = new LinkedHashMap<>();
    if (answer instanceof FailedEnvelope) {
      FailedEnvelope failed = (FailedEnvelope) answer;
      told.put("code", failed.getCode());
      told.put("error", failed.getError());
      return told;
    }
    SolvedResult result = ((SolvedEnvelope) answer).getResult();
    told.put("total_cost", result.getTotalCost());
    told.put("routes", result.getRoutes());
    told.put("loads", result.getLoads());
    told.put("time_windows", result.getTimeWindows());
    told.put("stops", result.getDetails().getVehicles().get(0).getStops().size());
    return told;
  }

  private static ApiException refusal(Call call) {
    try {
      call.run();
    } catch (ApiException refused) {
      return refused;
    }
    throw new IllegalStateException("the call was not refused");
  }

  private static Map<String, Object> refused(Call call) throws Exception {
    ApiException refused = refusal(call);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("status", refused.getCode());
    told.put("code", ErrorEnvelope.fromJson(refused.getResponseBody()).getCode());
    return told;
  }

  private static Map<String, Object> invalid(SolveApi partner) throws Exception {
    ApiException refused = refusal(() -> partner.submitSolve(plain().nodeDemands(List.of(5.0, 10.0, 15.0, 20.0))).execute());
    ValidationErrorEnvelope envelope = ValidationErrorEnvelope.fromJson(refused.getResponseBody());
    ValidationFinding finding = envelope.getDetail().get(0);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("status", refused.getCode());
    told.put("code", envelope.getCode());
    told.put("loc", finding.getLoc());
    told.put("msg", finding.getMsg());
    told.put("type", finding.getType());
    return told;
  }

  private static Map<String, Object> throttled() throws Exception {
    SolveApi api = direct("limited", null);
    ApiException refused = refusal(() -> {
      for (int i = 0; i < 3; i++) api.submitSolve(plain()).execute();
    });
    ThrottledEnvelope envelope = ThrottledEnvelope.fromJson(refused.getResponseBody());
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("status", refused.getCode());
    told.put("code", envelope.getCode());
    told.put("is_header_equal", refused.getResponseHeaders().get("Retry-After").get(0).equals(envelope.getRetryAfterSeconds().toString()));
    return told;
  }

  private static Map<String, Object> running(SolveApi partner) throws Exception {
    String requestId = partner.submitSolve(plain().strategy("lasts").timeLimitSeconds(1L)).execute().getRequestId();
    RunningEnvelope answer = partner.getSolveResult(requestId).execute().getRunningEnvelope();
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("status", answer.getResult().getStatus().getValue());
    told.put("has_phase", answer.getResult().getPhase() != null);
    told.put("retry_after_seconds", answer.getRetryAfterSeconds());
    return told;
  }

  private static Map<String, Object> usage() throws Exception {
    AccountUsage usage = new AccountApi(connect("partner", null)).getUsage().execute().getResult();
    return Map.of("plan", usage.getPlan(), "limit", usage.getMinute().getLimit());
  }

  private static Map<String, Object> valid(SolveApi partner) throws Exception {
    ValidRequest valid = partner.validateSolve(timed()).execute().getResult();
    return Map.of("status", valid.getStatus().getValue(), "customers", valid.getCustomers());
  }

  private static Map<String, Object> checked(SolveApi partner) throws Exception {
    RoutesToCheck routes = new RoutesToCheck().request(plain()).putRoutesItem("Vehicle 0", List.of(0, 1, 2, 3, 0));
    RoutesVerdict verdict = partner.checkRoutes(routes).execute().getResult();
    List<String> kinds = new ArrayList<>();
    for (RouteViolation violation : verdict.getViolations()) kinds.add(violation.getKind().getValue());
    return Map.of("feasible", verdict.getFeasible(), "kinds", kinds);
  }

  private static Object waited(SolveApi partner) throws Exception {
    String requestId = partner.submitSolve(plain()).execute().getRequestId();
    return told(partner.getSolveResult(requestId).prefer("wait=30").execute().getActualInstance());
  }

  private static Object cancelled(SolveApi partner) throws Exception {
    String requestId = partner.submitSolve(plain().strategy("lasts").timeLimitSeconds(30L)).execute().getRequestId();
    return told(partner.cancelSolve(requestId).execute().getActualInstance());
  }

  private static String events(SolveApi partner, String requestId) throws Exception {
    for (String line : partner.streamSolveEvents(requestId).execute().split("\n")) {
      if (line.startsWith("event: ")) return line.substring("event: ".length());
    }
    return null;
  }

  /** Validates a request with alternatives, the others of which state nothing: what the client adds by itself would be refused. */
  private static String handwritten() throws Exception {
    PlanRequest request = new PlanRequest()
        .locations(List.of(new Location().id("depot").position(List.of(13.4, 52.5)), new Location().id("home").position(List.of(13.5, 52.5))))
        .vehicles(List.of(new Vehicle().id("van").start("depot")))
        .stops(List.of(new Stop().id("at-home").location("home").required(true), new Stop().id("at-depot").location("depot")))
        .relations(List.of(new StopRelation(new OneOf().type(OneOfType.ONE_OF).stops(List.of("at-home", "at-depot")))));
    return new PlanApi(connect("partner", null)).validatePlan(request).execute().getResult().getStatus().getValue();
  }

  private static Map<String, Object> planned() throws Exception {
    PlanApi api = new PlanApi(connect("partner", null));
    String requestId = api.submitPlan(PlanRequest.fromJson(given.get("plan").toString())).execute().getRequestId();
    Plan plan = api.getPlan(requestId).prefer("wait=30").execute().getPlannedEnvelope().getResult();
    List<String> steps = new ArrayList<>();
    for (PlanRoute route : plan.getRoutes()) {
      for (Step step : route.getSteps()) steps.add(named(step.getActualInstance()));
    }
    List<String> unassigned = new ArrayList<>();
    for (Unassigned left : plan.getUnassigned()) {
      UnassignedStop stop = (UnassignedStop) left.getActualInstance();
      unassigned.add(stop.getStop() + " " + stop.getReasons().get(0).getCode());
    }
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("total", plan.getSummary().getCosts().getTotal());
    told.put("steps", steps);
    told.put("unassigned", unassigned);
    return told;
  }

  private static String named(Object step) {
    if (step instanceof StopStep) return "stop " + ((StopStep) step).getStop();
    if (step instanceof BreakStep) return ((BreakStep) step).getType().getValue();
    return step instanceof StartStep ? "start" : ((EndStep) step).getType().getValue();
  }

  private static Object calledBack(String kind) throws Exception {
    return told(FinishedEnvelope.fromJson(given.getAsJsonObject("callbacks").get(kind).getAsString()).getActualInstance());
  }

  public static void main(String[] arguments) throws Exception {
    given = JsonParser.parseString(Files.readString(Path.of(arguments[0]))).getAsJsonObject();
    SolveApi partner = direct("partner", null);
    AcceptedEnvelope accepted = partner.submitSolve(plain()).idempotencyKey("java-" + ProcessHandle.current().pid()).execute();
    String requestId = accepted.getRequestId();
    Map<String, Object> seen = new LinkedHashMap<>();
    Map<String, Object> acknowledgement = new LinkedHashMap<>();
    acknowledgement.put("status", accepted.getResult().getStatus().getValue());
    acknowledgement.put("phase", accepted.getResult().getPhase().getValue());
    seen.put("accepted", acknowledgement);
    seen.put("running", running(partner));
    seen.put("solved", told(finish(partner, requestId)));
    seen.put("timed", told(solve(partner, timed())));
    seen.put("failed", told(solve(partner, plain().vehiclesCapacity(List.of(20.0, 20.0)))));
    seen.put("unauthorized", refused(() -> direct("partner", "rm_wrong").submitSolve(plain()).execute()));
    seen.put("forbidden", refused(() -> direct("free", null).submitSolve(plain()).execute()));
    seen.put("foreign", refused(() -> direct("stranger", null).getSolveResult(requestId).execute()));
    seen.put("unknown", refused(() -> partner.getSolveResult(given.get("unknownId").getAsString()).execute()));
    seen.put("invalid", invalid(partner));
    seen.put("throttled", throttled());
    List<Object> callbacks = new ArrayList<>();
    for (String kind : List.of("solved", "failed")) callbacks.add(calledBack(kind));
    seen.put("callbacks", callbacks);
    seen.put("marketplace", told(solve(marketplace(), plain())));
    seen.put("usage", usage());
    seen.put("valid", valid(partner));
    seen.put("checked", checked(partner));
    seen.put("waited", waited(partner));
    seen.put("cancelled", cancelled(partner));
    seen.put("events", events(partner, requestId));
    seen.put("planned", planned());
    seen.put("handwritten", handwritten());
    System.out.println(JSON.getGson().toJson(seen));
    System.exit(0);
  }
}
