import { ConfigError, type Config } from '../config.js';
import { machineSpeed } from '../strategy/machine-speed.js';
import { readSelectionTable, SelectionError } from '../strategy/selection-reader.js';
import type { SelectionTable } from '../strategy/selection-table.js';
import type { StrategyManifest } from '../strategy/contract.js';

/**
 * Reads the configured selection file; if it has no speed, that of this machine is used, measured when it is asked for first.
 * @throws as `readSelectionFile` does.
 */
export function readSelection(config: Pick<Config, 'selectionFile'>, manifests: readonly Pick<StrategyManifest, 'name'>[]): SelectionTable {
  const table = readSelectionFile(config, manifests);
  return {
    rows: table.rows,
    get speed() {
      return table.speed ?? machineSpeed();
    },
  };
}

/** Reads the selection file that the configuration names. @throws ConfigError with everything that is wrong with it. */
export function readSelectionFile({ selectionFile }: Pick<Config, 'selectionFile'>, manifests: readonly Pick<StrategyManifest, 'name'>[]): SelectionTable {
  try {
    return readSelectionTable(selectionFile, manifests.map(({ name }) => name));
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error;
    throw new ConfigError(error.faults.map((fault) => `SELECTION_FILE=${selectionFile}: ${fault}`));
  }
}
