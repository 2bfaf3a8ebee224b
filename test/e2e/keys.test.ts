import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { closeAccountCenter, useAccountCenter, type CenterAccount } from '../helpers/account-center.js';
import { until } from '../helpers/until.js';

after(closeAccountCenter);

describe('keys in the browser', function () {
  const center = useAccountCenter();
  let anna: CenterAccount;

  before(async () => {
    anna = await center().account('keys-anna');
  });

  const statusWith = async (key: string): Promise<number> => (await fetch(`${center().url}/api/v1/usage`, { headers: { 'x-user-name': anna.user, 'x-api-key': key } })).status;
  const answers = async (key: string, open: boolean) => until(`the key to be ${open ? 'let in' : 'refused'}`, async () => ((await statusWith(key)) === 200) === open, 10_000, 50);
  const row = (page: Page) => page.getByRole('row', { name: /night run/ });

  it('are created, shown once, disabled, enabled, revoked and deleted, and the API follows', async () => {
    const { page, context, faults } = await center().signIn(anna, '/keys', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Create key' }).click();
    const asking = page.getByRole('dialog', { name: 'Create a key' });
    await asking.getByLabel('Name').fill('night run');
    await asking.getByLabel('Expires after').selectOption({ label: '30 days' });
    await asking.getByRole('button', { name: 'Create' }).click();

    const shown = page.getByRole('dialog', { name: 'Your new key' });
    const key = await shown.getByLabel('Key “night run”').innerText();
    expect(key).to.match(/^rm_[0-9A-Za-z]{62}$/);
    await shown.getByRole('button', { name: 'Copy', exact: true }).click();
    await shown.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).to.equal(key);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await shown.isVisible()).to.equal(true);
    await shown.getByRole('button', { name: 'I saved it' }).click();
    expect(await page.content()).not.to.contain(key);
    expect(await statusWith(key)).to.equal(200);

    await page.reload();
    expect(await row(page).innerText()).to.match(/active/);
    expect(await page.content()).not.to.contain(key);
    await row(page).getByRole('button', { name: 'Disable' }).click();
    await row(page).getByText('disabled', { exact: true }).waitFor();
    await answers(key, false);
    await row(page).getByRole('button', { name: 'Enable' }).click();
    await row(page).getByText('active', { exact: true }).waitFor();
    await answers(key, true);

    expect(await row(page).getByRole('button', { name: 'Delete' }).count(), 'an active key cannot be deleted').to.equal(0);
    await row(page).getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await row(page).innerText()).to.match(/active/);
    await row(page).getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog', { name: 'Revoke “night run”?' }).getByRole('button', { name: 'Revoke' }).click();
    await row(page).getByText('revoked', { exact: true }).waitFor();
    await answers(key, false);
    expect(await row(page).getByRole('button', { name: 'Enable' }).count()).to.equal(0);

    await row(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await row(page).waitFor({ state: 'detached' });
    expect(await statusWith(key)).to.equal(401);
    expect(faults).to.deep.equal([]);
    await context.close();
  });

  it('show when they were last used', async () => {
    expect((await fetch(`${center().url}/api/v1/usage`, { headers: anna.credentials })).status).to.equal(200);
    const { page, context } = await center().signIn(anna, '/keys');
    const used = page.getByRole('row', { name: /first key/ });
    await until('the use to be seen', async () => {
      if ((await used.getByRole('cell').nth(3).innerText()).includes(String(new Date().getFullYear()))) return true;
      await page.reload();
      await used.waitFor();
      return false;
    }, 20_000, 250);
    await context.close();
  });

  it('cannot be created on a plan without API access, and the page says why', async () => {
    const { page, context } = await center().signIn(await center().account('keys-bela', 'free'), '/keys');
    await page.getByText('The plan “free” does not include API access').waitFor();
    expect(await page.getByRole('button', { name: 'Create key' }).isDisabled()).to.equal(true);
    await context.close();
  });
});

describe('the callback secret in the browser', function () {
  const center = useAccountCenter();

  it('is shown once when it is created, and once for each rotation', async () => {
    const { page, context, faults } = await center().signIn(await center().account('secret-anna'), '/secret');
    const make = async (open: string, dialog: string, act: string): Promise<string> => {
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: act }).click();
      const shown = page.getByRole('dialog', { name: 'Your callback secret' });
      const secret = await shown.getByLabel('Callback secret').innerText();
      await shown.getByRole('button', { name: 'I saved it' }).click();
      expect(await page.content()).not.to.contain(secret);
      return secret;
    };
    const first = await make('Create secret', 'Create a callback secret?', 'Create');
    expect(first).to.match(/^whsec_/);
    const second = await make('Rotate', 'Rotate the callback secret?', 'Rotate');
    expect(second).to.match(/^whsec_/).and.not.to.equal(first);
    await page.getByText('Two secrets are active').waitFor();
    expect(faults).to.deep.equal([]);
    await context.close();
  });
});
