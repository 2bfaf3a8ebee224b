import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import { startAccountCenter, type AccountCenter, type CenterAccount } from '../helpers/account-center.js';
import { until } from '../helpers/until.js';
import { fillAccount, type Filled } from './sample-account.js';
import { shots, type Shot } from './shots.js';

/** Where the README finds them. */
const FOLDER = join(packageRoot, 'test', 'e2e', 'screenshots');
const DEVICES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;
/** Height of what is drawn beyond one screen. */
const TALL = 1340;
const SCHEMES = ['light', 'dark'] as const;

/** Draws every page, light and dark, for desktop and phone. The arguments name the shots to take; none: all. */
async function takeScreenshots(names: readonly string[]): Promise<void> {
  const center = await startAccountCenter();
  if (center === null) throw new Error('there is no chromium on the PATH: install one, or name it in CHROMIUM');
  try {
    mkdirSync(FOLDER, { recursive: true });
    const account = center.account('anna.berg');
    const filled = await fillAccount(center, account);
    const wanted = shots.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
      for (const scheme of SCHEMES) await takeAll(center, { account, filled, wanted, device, scheme });
    }
  } finally {
    await center.close();
  }
}

interface Round {
  readonly account: CenterAccount;
  readonly filled: Filled;
  readonly wanted: readonly Shot[];
  readonly device: keyof typeof DEVICES;
  readonly scheme: (typeof SCHEMES)[number];
}

async function takeAll(center: AccountCenter, { account, filled, wanted, device, scheme }: Round): Promise<void> {
  const look = { viewport: DEVICES[device], colorScheme: scheme };
  const { page, context } = await center.signIn(account, '/', look);
  for (const { name, path, ready, prepare, signedOut, tall } of wanted) {
    const opened = signedOut === true ? await center.open('/', look) : null;
    const shown = opened?.page ?? page;
    const { width, height } = DEVICES[device];
    await shown.setViewportSize({ width, height: tall === true ? TALL : height });
    await shown.goto(`${center.url}/account${path(filled)}`);
    await shown.getByRole('heading', { level: 1, name: ready }).waitFor();
    await shown.waitForLoadState('networkidle');
    await prepare?.(shown);
    await until('the fonts to be there', async () => shown.evaluate('document.fonts.ready.then(() => true)'));
    await shown.screenshot({ path: join(FOLDER, `${name}-${scheme}-${device}.png`), animations: 'disabled', caret: 'hide' });
    await opened?.context.close();
  }
  await context.close();
}

await takeScreenshots(process.argv.slice(2));
