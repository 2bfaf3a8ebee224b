import type { RouteToCheck } from '#generated/types.js';
import type { Findings } from '../../findings.js';
import { named, type Spot } from '../spot.js';

/** Checks that a route says what it visits in one of the two forms, and not in both. */
export function checkForm(findings: Findings, { stops, visits }: Pick<RouteToCheck, 'stops' | 'visits'>, spot: Spot): void {
  if (stops && visits) {
    findings.add([...spot.path, 'visits'], `${spot.label} has both stops and visits: send one of them`, 'value_error');
  } else if (!stops && !visits) {
    findings.add([...spot.path, 'stops'], `${named('stops', spot)} is missing: send an array of ids, or visits`, 'missing');
  }
}
