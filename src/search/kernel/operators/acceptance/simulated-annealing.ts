import { Random } from '../../random';
import { Acceptance } from './acceptance';

/**
 * Accepts worse candidates with a probability that decreases with the deterioration and with falling temperature.
 *
 * @see S. Kirkpatrick, C. Gelatt and M. Vecchi, "Optimization by simulated annealing", Science 220 (1983),
 * doi:10.1126/science.220.4598.671
 */
export class SimulatedAnnealing extends Acceptance {
  limit(current: f64, _best: f64, temperature: f64, random: Random): f64 {
    return current - temperature * Math.log(random.next() + 1e-300);
  }
}
