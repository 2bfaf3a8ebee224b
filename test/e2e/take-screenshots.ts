import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import { startAccountCenter, type AccountCenter, type CenterAccount } from '../helpers/account-center.js';
import { until } from '../helpers/until.js';
import { fillAccount, type Filled } from './sample-account.js';
import { shots, type Shot } from './shots.js';

/** The folder in which the documentation expects them. */
const FOLDER = join(packageRoot, 'docs', 'images');
const DEVICES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;
/** Height of tall screenshots. */
const TALL = 1340;

/** Takes the screenshots of the documentation. The arguments name the shots; none: all. */
async function takeScreenshots(names: readonly string[]): Promise<void> {
  const center = await startAccountCenter();
  if (center === null) throw new Error('there is no chromium on the PATH: install one, or name it in CHROMIUM');
  try {
    mkdirSync(FOLDER, { recursive: true });
    const account = await center.account('anna.berg');
    const filled = await fillAccount(center, account);
    for (const shot of shots) if (names.length === 0 || names.includes(shot.name)) await take(center, account, filled, shot);
  } finally {
    await center.close();
  }
}

async function take(center: AccountCenter, account: CenterAccount, filled: Filled, { name, device, scheme, path, ready, prepare, tall }: Shot): Promise<void> {
  const { width, height } = DEVICES[device];
  const { page, context } = await center.signIn(account, '/', { viewport: { width, height: tall === true ? TALL : height }, colorScheme: scheme });
  await page.goto(`${center.url}/account${path(filled)}`);
  await page.getByRole('heading', { level: 1, name: ready }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await until('the fonts to be there', async () => page.evaluate('document.fonts.ready.then(() => true)'));
  await page.screenshot({ path: join(FOLDER, `${name}-${scheme}-${device}.png`), animations: 'disabled', caret: 'hide' });
  await context.close();
}

await takeScreenshots(process.argv.slice(2));
