import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Cookie } from 'playwright-core';
import { closeAccountCenter, fillSignIn, useAccountCenter, type CenterAccount } from '../helpers/account-center.js';

after(closeAccountCenter);

describe('a session in the browser', function () {
  const center = useAccountCenter();
  let anna: CenterAccount;

  before(async () => {
    anna = await center().account('session-anna');
  });

  /** The session cookie of a browser; none if nobody is signed in. */
  const sessionCookies = async (context: BrowserContext): Promise<Cookie[]> =>
    (await context.cookies(`${center().url}/account`)).filter(({ name }) => name === 'roundsman_session');

  it('starts with user name and password; a wrong password is reported and the name kept', async () => {
    const { page, faults, context } = await center().open('/keys');
    await fillSignIn(page, { user: anna.user, password: 'not this one' });
    await page.getByRole('alert').filter({ hasText: /password/i }).waitFor();
    expect(await page.getByLabel('User name').inputValue()).to.equal(anna.user);
    expect(await page.getByRole('navigation', { name: 'Account center' }).count()).to.equal(0);
    await fillSignIn(page, anna);
    await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/account/keys');
    const [cookie] = await sessionCookies(context);
    expect(cookie).to.include({ httpOnly: true, sameSite: 'Lax', path: '/account' });
    expect(await page.evaluate('document.cookie')).to.equal('');
    expect(faults).to.deep.equal([]);
    await context.close();
  });

  it('ends permanently at sign-out: its cookie is no longer accepted', async () => {
    const { page, context } = await center().signIn(anna);
    const kept = await sessionCookies(context);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have signed out.').waitFor();
    expect(await sessionCookies(context)).to.deep.equal([]);
    await context.addCookies(kept);
    await page.goto(`${center().url}/account/keys`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  it('is a new one after each sign-in', async () => {
    const { page, context } = await center().signIn(anna);
    const [first] = await sessionCookies(context);
    await page.evaluate('fetch("/account/api/session", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify('
      + `${JSON.stringify({ user_name: anna.user, password: anna.password })}) })`);
    const [second] = await sessionCookies(context);
    expect(second!.value).not.to.equal(first!.value);
    await context.addCookies([first!]);
    expect(await page.evaluate('fetch("/account/api/keys").then(({ status }) => status)')).to.equal(401);
    await context.close();
  });

  it('is reported when it has ended, and signing in again returns to the page', async () => {
    const { page, context } = await center().signIn(anna, '/history?state=solved');
    // The page's own requests would end the session before the click does, so they are held until then.
    let release = (): void => undefined;
    const clicked = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/account/api/**', async (route) => {
      await clicked;
      await route.continue();
    });
    await context.clearCookies();
    await page.getByRole('link', { name: 'Usage' }).click();
    release();
    await page.getByText('Your session has expired').waitFor();
    await fillSignIn(page, anna);
    await page.getByRole('heading', { level: 1, name: 'Plan and usage' }).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/account/plan');
    await context.close();
  });

  it('changes nothing without its token', async () => {
    const { page, context } = await center().signIn(anna, '/keys');
    const status = await page.evaluate('fetch("/account/api/keys", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{\\"name\\":\\"forged\\"}" }).then(({ status }) => status)');
    expect(status).to.equal(403);
    await page.reload();
    await page.getByRole('row', { name: /first key/ }).waitFor();
    expect(await page.getByText('forged').count()).to.equal(0);
    await context.close();
  });

  describe('beside a page of another origin', () => {
    let stranger: Server;
    before((done) => {
      stranger = createServer((_, response) => response.end('<!doctype html><title>stranger</title>')).listen(0, '127.0.0.1', done);
    });
    after((done) => stranger.close(done));

    it('is not used for it, whatever it sends', async () => {
      const { page, context } = await center().signIn(anna, '/keys');
      await page.getByRole('row', { name: /first key/ }).waitFor();
      const other = await context.newPage();
      await other.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
      const [refused] = await Promise.all([
        other.waitForResponse((answer) => answer.url().endsWith('/account/api/keys')),
        other.evaluate(`fetch("${center().url}/account/api/keys", { method: "POST", mode: "no-cors", credentials: "include", headers: { "Content-Type": "text/plain" }, body: "{\\"name\\":\\"forged\\"}" }).catch(() => null)`),
      ]);
      expect(refused.status()).to.be.oneOf([401, 403]);
      await page.reload();
      await page.getByRole('row', { name: /first key/ }).waitFor();
      expect(await page.getByText('forged').count()).to.equal(0);
      await context.close();
    });
  });
});
