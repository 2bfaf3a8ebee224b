/**
 * Makes roundsman.json, the dashboard that Grafana loads, of the list of questions below: `node deploy/grafana/make-dashboard.mjs`.
 * A test makes it again and compares.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const stat = (title, expr, unit, steps) => ({ type: 'stat', title, targets: [[expr, '']], unit, steps, width: 3, height: 4 });
const lines = (title, description, targets, unit, options = {}) => ({ type: 'timeseries', title, description, targets, unit, width: 8, height: 8, ...options });

/** Value from which on a stat turns to a colour. */
const bad = (orange, red) => [['green', null], ['orange', orange], ['red', red]];
const good = (from) => [['red', null], ['green', from]];

const ROWS = [
  ['Is it healthy?', [
    stat('Alerts firing', 'count(ALERTS{alertname=~"Roundsman.*", alertstate="firing"}) or vector(0)', 'none', bad(1, 3)),
    stat('Processes that answer', 'sum(up{job=~"roundsman.*"}) / count(up{job=~"roundsman.*"})', 'percentunit', good(1)),
    stat('Connected to the broker', 'min(roundsman_broker_connected)', 'none', good(1)),
    stat('Calls that end with 5xx', 'service:roundsman_http_errors:ratio5m or vector(0)', 'percentunit', bad(0.001, 0.01)),
    stat('Submissions, p99', 'operation:roundsman_http_request_duration_seconds:p99_5m{operation="submitSolve"}', 's', bad(0.25, 1)),
    stat('Tasks that fail by our fault', 'service:roundsman_solver_failed:ratio15m or vector(0)', 'percentunit', bad(0.01, 0.05)),
    stat('Store in use', 'service:roundsman_broker_store_fill:ratio', 'percentunit', bad(0.7, 0.9)),
    stat('Solve slots', 'sum(roundsman_worker_slots)', 'none', good(1)),
  ]],
  ['How deep is the queue, and how old is its head?', [
    lines('Queue depth', 'Tasks that wait for a slot, by pool, those given back or between two attempts included; and the depth from which on submissions are refused as busy.', [
      ['pool:roundsman_queue_depth:max', '{{pool}}'], ['max(roundsman_queue_limit_tasks)', 'limit']], 'short'),
    lines('Age of the head of the queue', 'By pool, since its acceptance. Grows while no slot takes it: too few workers, or none.', [
      ['pool:roundsman_queue_head_age_seconds:max', '{{pool}}']], 's'),
    lines('Solve slots at work', 'By the pools that a slot serves. At 100 % for long: more workers.', [
      ['pool:roundsman_worker_slots_busy:ratio', '{{pool}}']], 'percentunit'),
    lines('Tasks in and out', 'Accepted, finished and cancelled a second: the gap is what the queue grows by.', [
      ['sum(rate(roundsman_tasks_accepted_total[$__rate_interval]))', 'accepted'], ['sum(rate(roundsman_tasks_finished_total[$__rate_interval]))', 'finished'],
      ['sum(rate(roundsman_tasks_cancelled_total[$__rate_interval]))', 'cancelled']], 'ops'),
    lines('Time in the queue', 'From acceptance to the first solve.', [
      ['histogram_quantile(0.5, sum by (pool, le) (rate(roundsman_task_queue_seconds_bucket[5m])))', '{{pool}} p50'],
      ['histogram_quantile(0.95, sum by (pool, le) (rate(roundsman_task_queue_seconds_bucket[5m])))', '{{pool}} p95'],
      ['histogram_quantile(0.99, sum by (pool, le) (rate(roundsman_task_queue_seconds_bucket[5m])))', '{{pool}} p99']], 's'),
    lines('Accepted by strategy and access', 'What partners ask for.', [
      ['sum by (strategy, access) (rate(roundsman_tasks_accepted_total[$__rate_interval]))', '{{strategy}} {{access}}']], 'ops', { stack: true }),
  ]],
  ['How long do solves take?', [
    { type: 'table', title: 'Solve time by strategy and size, last hour', description: 'Size is the number of nodes: le_100 is 51 to 100.', unit: 's', width: 8, height: 8, targets: [
      ['strategy_size:roundsman_solve_seconds:p50_1h', 'p50'], ['strategy_size:roundsman_solve_seconds:p95_1h', 'p95'], ['strategy_size:roundsman_solve_seconds:p99_1h', 'p99']] },
    lines('Solve time, p99', 'By strategy and size of the problem.', [['strategy_size:roundsman_solve_seconds:p99_1h', '{{strategy}} {{size}}']], 's'),
    lines('Tasks finished', 'By outcome.', [['outcome:roundsman_tasks_finished:rate15m', '{{outcome}}']], 'ops', { stack: true }),
    lines('Solving processes that died', 'Killed over their limit, crashed, out of memory, or said what made no sense.', [
      ['sum by (strategy, reason) (increase(roundsman_solver_deaths_total[15m]))', '{{strategy}} {{reason}}']], 'short', { bars: true }),
    lines('What holds strategies', 'By protection: 1 where every worker has it; strategies/README.md tells what each needs.', [
      ['min by (protection) (roundsman_child_protection)', '{{protection}}']], 'short'),
    lines('Solutions that the checker refused', 'More than 0: the strategy is wrong.', [
      ['sum by (strategy) (increase(roundsman_check_failures_total[15m]))', '{{strategy}}']], 'short', { bars: true }),
    lines('Solve time as a share of the limit, p99', 'By strategy. 1: ended at its limit; more: overran it.', [
      ['histogram_quantile(0.99, sum by (strategy, le) (rate(roundsman_solve_limit_ratio_bucket[30m])))', '{{strategy}}']], 'percentunit'),
    lines('Solves that overran their limit', 'By strategy: ended more than 100 ms or 2 % after it.', [['strategy:roundsman_solve_overran:ratio30m', '{{strategy}}']], 'percentunit'),
    lines('Slot time, p99', 'From taking a task until the slot is free: after its solve, or its callback if it has one, by strategy.', [
      ['histogram_quantile(0.99, sum by (strategy, le) (rate(roundsman_slot_seconds_bucket[30m])))', '{{strategy}}']], 's'),
    lines('Start of solving processes, p99', 'Until the problem is ready, by strategy.', [
      ['histogram_quantile(0.99, sum by (strategy, le) (rate(roundsman_child_start_seconds_bucket[30m])))', '{{strategy}}']], 's'),
    lines('Gap at the end, median', 'How much better another solution could be at most, by strategy and size of the problem; 0: proved optimal.', [
      ['histogram_quantile(0.5, sum by (strategy, size, le) (rate(roundsman_solve_gap_ratio_bucket[6h])))', '{{strategy}} {{size}}']], 'percentunit'),
    lines('Answers with a lower bound', 'By the method that proved it.', [
      ['sum by (method) (increase(roundsman_solve_bounds_total[1h]))', '{{method}}']], 'short', { bars: true }),
    lines('Variants of the search', 'Problems solved by strategies of the service, by the variant of the search that their features choose.', [
      ['sum by (variant) (increase(roundsman_search_variants_total[1h]))', '{{variant}}']], 'short', { bars: true }),
    lines('Features of solved problems', 'Problems solved, by each feature that they use.', [
      ['sum by (feature) (increase(roundsman_solved_features_total[1h]))', '{{feature}}']], 'short', { bars: true }),
    lines('Tasks by version of the API', 'Tasks finished, by version of the API and outcome.', [
      ['sum by (api, outcome) (increase(roundsman_tasks_of_version_total[1h]))', 'version {{api}} {{outcome}}']], 'short', { bars: true }),
    lines('Shadows', 'Candidates that solved problems a second time, by how they compare with the answers.', [
      ['sum by (strategy, outcome) (increase(roundsman_shadow_solves_total[1h]))', '{{strategy}} {{outcome}}']], 'short', { bars: true }),
    lines('Cost of shadows against answers, mean', 'By strategy; below 0 the candidate is cheaper.', [
      ['sum by (strategy) (increase(roundsman_shadow_cost_difference_ratio_sum[6h])) / (sum by (strategy) (increase(roundsman_shadow_cost_difference_ratio_count[6h])) > 0)', '{{strategy}}']], 'percentunit'),
    lines('Solves per task, mean', 'More than one: processes die, or workers are restarted.', [
      ['sum(rate(roundsman_task_attempts_sum[30m])) / sum(rate(roundsman_task_attempts_count[30m]))', 'solves per task']], 'short'),
  ]],
  ['What is refused?', [
    lines('Refusals', 'By error code; /docs explains each.', [['code:roundsman_http_refusals:rate5m > 0', '{{code}}']], 'reqps', { stack: true }),
    lines('Calls', 'By operation and status.', [['operation_status:roundsman_http_requests:rate5m > 0', '{{operation}} {{status}}']], 'reqps', { stack: true }),
    lines('Time to answer', 'By operation.', [
      ['operation:roundsman_http_request_duration_seconds:p50_5m', '{{operation}} p50'], ['operation:roundsman_http_request_duration_seconds:p99_5m', '{{operation}} p99']], 's'),
    lines('Calls held open', 'Because their client wants it, by kind.', [['sum by (kind) (roundsman_http_held_calls)', '{{kind}}']], 'short', { stack: true }),
    lines('Sign-ins to the account center', 'By what came of them; many wrong ones are somebody who guesses, and are slowed down by themselves.', [['sum by (outcome) (rate(roundsman_center_sign_ins_total[$__rate_interval]))', '{{outcome}}']], 'reqps'),
  ]],
  ['Callbacks and repairs', [
    lines('Callbacks', 'By outcome; unknown: a worker died between the claim and the answer.', [
      ['sum by (outcome) (rate(roundsman_callbacks_total[$__rate_interval]))', '{{outcome}}']], 'ops', { stack: true }),
    lines('Time that callbacks hold a slot', 'At most 10 s.', [
      ['histogram_quantile(0.99, sum by (le) (rate(roundsman_callback_seconds_bucket[15m])))', 'p99']], 's'),
    lines('Repairs', 'By action; expired records and their blobs are everyday work, the rest is what crashes left.', [
      ['sum by (action) (increase(roundsman_reconciler_actions_total[15m]))', '{{action}}'],
      ['sum by (reason) (increase(roundsman_jobs_dropped_total[15m]))', 'dropped: {{reason}}']], 'short', { bars: true }),
  ]],
  ['Broker and disk', [
    lines('Store', 'Bytes in use and the limit, where the broker tells one.', [
      ['max(roundsman_broker_store_bytes)', 'in use'], ['min(roundsman_broker_store_limit_bytes)', 'limit']], 'bytes'),
    lines('Bytes by stream', 'One copy.', [['max by (stream) (roundsman_broker_stream_bytes)', '{{stream}}']], 'bytes', { stack: true }),
    lines('Messages by stream', '', [['max by (stream) (roundsman_broker_stream_messages)', '{{stream}}']], 'short'),
    lines('Clocks', "How far each process's clock is ahead of the broker's.", [['roundsman_clock_skew_seconds', '{{instance}} {{process}}']], 's'),
    lines('Tasks without a record', 'Known only by what is left of them: the store is damaged.', [['max by (trace) (roundsman_store_damaged_tasks)', '{{trace}}']], 'short'),
    lines('Copies behind', 'Offline or not up to date.', [['max by (stream) (roundsman_broker_stream_replicas_behind)', '{{stream}}']], 'short'),
    lines('Connections made again', 'Within a quarter of an hour.', [
      ['sum by (instance, process) (increase(roundsman_broker_reconnects_total[15m]))', '{{instance}} {{process}}']], 'short', { bars: true }),
    lines('Submissions possible', '1 while the store takes the writes of a submission.', [['roundsman_submissions_possible', '{{instance}} {{process}}']], 'short'),
    lines('Streams that take writes', '0 since a write failed or is overdue, as the process that fares worst tells.', [['min by (stream) (roundsman_broker_stream_writable)', '{{stream}}']], 'short'),
    lines('Writes that failed', 'Within five minutes.', [
      ['sum by (stream) (increase(roundsman_broker_write_failures_total[5m]))', '{{stream}}']], 'short', { bars: true }),
    lines('Disk of DATA_DIR', 'Under make run only.', [['instance:roundsman_data_disk_free:ratio', '{{instance}} free']], 'percentunit'),
  ]],
  ['Processes', [
    lines('Event-loop delay, p99', '', [['nodejs_eventloop_lag_p99_seconds', '{{instance}} {{process}}']], 's'),
    lines('Memory', 'Resident; solving processes are not in it.', [['process_resident_memory_bytes', '{{instance}} {{process}}']], 'bytes'),
    lines('Processor', 'Cores; solving processes are not in it.', [['rate(process_cpu_seconds_total[$__rate_interval])', '{{instance}} {{process}}']], 'short'),
    lines('Started again', 'Under make run; elsewhere the orchestrator counts.', [
      ['sum by (instance, role) (increase(roundsman_process_restarts_total[15m]))', '{{instance}} {{role}}']], 'short', { bars: true }),
    lines('Releases', 'Processes by version.', [['count by (version) (roundsman_build_info)', '{{version}}']], 'short', { stack: true }),
    lines('Reconcilers', 'One, whatever the number of workers.', [['sum(roundsman_reconciler_active)', 'active']], 'short'),
    lines('Time of a pass of the reconciler', 'It looks at all tasks every 15 s.', [['max(roundsman_reconciler_pass_seconds * roundsman_reconciler_active)', 'last pass']], 's'),
  ]],
];

const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };

function panelOf({ type, title, description = '', targets, unit, steps, width, height, stack = false, bars = false }, id, x, y) {
  const custom = type === 'timeseries'
    ? { drawStyle: bars ? 'bars' : 'line', fillOpacity: stack || bars ? 30 : 5, stacking: { mode: stack ? 'normal' : 'none' }, showPoints: 'never' }
    : {};
  const thresholds = { mode: 'absolute', steps: (steps ?? [['green', null]]).map(([color, value]) => ({ color, value })) };
  return {
    id, type, title, description, datasource: DATASOURCE,
    gridPos: { x, y, w: width, h: height },
    fieldConfig: { defaults: { unit, min: 0, custom, thresholds }, overrides: [] },
    options: type === 'stat' ? { colorMode: 'background', graphMode: 'none', reduceOptions: { calcs: ['lastNotNull'] } } : {},
    targets: targets.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index), datasource: DATASOURCE, expr, legendFormat,
      ...(type === 'table' ? { format: 'table', instant: true } : {}),
    })),
    ...(type === 'table' ? { transformations: [
      { id: 'merge', options: {} },
      { id: 'organize', options: { excludeByName: { Time: true, __name__: true }, renameByName: { 'Value #A': 'p50', 'Value #B': 'p95', 'Value #C': 'p99' } } },
    ] } : {}),
  };
}

function makeDashboard() {
  const panels = [];
  let y = 0;
  for (const [question, members] of ROWS) {
    panels.push({ id: panels.length + 1, type: 'row', title: question, collapsed: false, gridPos: { x: 0, y: y++, w: 24, h: 1 }, panels: [] });
    let x = 0;
    for (const member of members) {
      if (x + member.width > 24) [x, y] = [0, y + member.height];
      panels.push(panelOf(member, panels.length + 1, x, y));
      x += member.width;
    }
    y += members.at(-1).height;
  }
  return {
    uid: 'roundsman', title: 'Roundsman', tags: ['roundsman'], schemaVersion: 39, editable: true, refresh: '30s', time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', current: {} }] },
    panels,
  };
}

/** The file's text: a line per panel, so that a change shows as what it is. */
export function dashboardText() {
  const { panels, ...rest } = makeDashboard();
  return `${JSON.stringify(rest).slice(0, -1)},"panels":[\n${panels.map((panel) => JSON.stringify(panel)).join(',\n')}\n]}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('roundsman.json', import.meta.url), dashboardText());
