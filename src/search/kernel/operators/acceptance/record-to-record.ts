import { Random } from '../../random';
import { Acceptance } from './acceptance';

/**
 * Accepts candidates that are worse than the best solution by at most a deviation, the temperature (record-to-record
 * travel).
 *
 * @see G. Dueck, "New optimization heuristics: the great deluge algorithm and the record-to-record travel", Journal of
 * Computational Physics 104 (1993), doi:10.1006/jcph.1993.1010
 */
export class RecordToRecord extends Acceptance {
  limit(current: f64, best: f64, temperature: f64, _random: Random): f64 {
    return (best < Infinity ? best : current) + temperature;
  }
}
