import { loadPlans, type Plans } from '../accounts/plans.js';
import { ConfigError, type Config } from '../config.js';

/** Reads the configured plans file. @throws ConfigError naming it and what is wrong with it. */
export function readPlans(config: Config): Plans {
  let plans: Plans;
  try {
    plans = loadPlans(config.plansFile);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError([`PLANS_FILE=${config.plansFile}: ${error.message}`]);
    throw error;
  }
  const { plan } = config.marketplace;
  if (plan !== null && plans.get(plan) === undefined) {
    throw new ConfigError([`MARKETPLACE_PLAN=${plan}: not a plan in ${config.plansFile}; use one of ${plans.list.map(({ id }) => id).join(', ')}`]);
  }
  return plans;
}
