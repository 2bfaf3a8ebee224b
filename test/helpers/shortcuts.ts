import type { MatrixDistances, Problem, Travel } from '../../src/model/problem.js';

/** Travel without shortcuts: along shortest paths. */
function metric(distances: MatrixDistances): MatrixDistances {
  const matrix = distances.matrix.slice();
  const n = Math.sqrt(matrix.length);
  for (let k = 0; k < n; k++) matrix[k * n + k] = 0;
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = Math.min(matrix[i * n + j]!, matrix[i * n + k]! + matrix[k * n + j]!);
  }
  return { ...distances, matrix };
}

/** The travel of a problem in matrices along shortest paths, so that no stop on the way makes it shorter. */
export function withoutShortcuts({ travel }: Pick<Problem, 'travel'>): Travel[] {
  return travel.map(({ distances, durations }) => ({
    distances: distances.kind === 'matrix' ? metric(distances) : distances,
    traffic: null,
    durations: durations?.kind === 'matrix' ? metric(durations) : durations,
  }));
}
