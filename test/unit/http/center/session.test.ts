import { expect } from 'chai';
import { PASSWORD, startCenterService, type Browser, type CenterService } from '../../../helpers/center-service.js';

const LIFETIME_MS = 12 * 3_600_000;

describe('sessions of the account center', () => {
  let service: CenterService;
  before(async () => {
    service = await startCenterService();
  });
  after(() => service.close());

  const session = (browser: Browser) => browser.call('GET', '/account/api/session');
  let users = 0;
  const newUser = () => service.signedIn(`user${++users}`);

  it('start with the right password, and show the signed-in user', async () => {
    const { browser } = await newUser();
    const { status, body } = await session(browser);
    expect(status).to.equal(200);
    expect(body.result).to.deep.include({ user_name: `user${users}`, plan: 'pro', api_access: true, csrf_token: browser.csrf, idle_seconds: 1800 });
    expect(Date.parse(body.result.ends_at) - Date.parse(body.result.signed_in_at)).to.equal(LIFETIME_MS);
  });

  it('are kept in a cookie that no script can read and no other path receives', async () => {
    await service.accounts.create({ user: 'cookie', plan: 'pro', password: PASSWORD });
    const { headers } = await service.browser().signIn('cookie');
    const lines = [headers['set-cookie']].flat() as string[];
    expect(lines.find((line) => line.startsWith('roundsman_session='))).to.match(/; path=\/account; samesite=lax; httponly$/i);
    for (const line of lines) expect(line).to.match(/httponly/i).and.match(/path=\/account/i).and.not.match(/secure/i);
  });

  it('have cookies marked as Secure, in name and attribute, if users come over https', async () => {
    const secure = await startCenterService({ publicUrl: 'https://plan.example.com' });
    try {
      await secure.accounts.create({ user: 'cookie', plan: 'pro', password: PASSWORD });
      const browser = secure.browser();
      const { headers } = await browser.signIn('cookie');
      for (const line of [headers['set-cookie']].flat() as string[]) expect(line).to.match(/^__Secure-/).and.match(/; secure/i);
      expect((await browser.call('GET', '/account/api/session')).status).to.equal(200);
    } finally {
      await secure.close();
    }
  });

  it('use the same message for an unknown user and a wrong password', async () => {
    await service.accounts.create({ user: 'known', plan: 'pro', password: PASSWORD });
    await service.accounts.create({ user: 'without', plan: 'pro' });
    const answers = [];
    for (const [user, password] of [['known', 'wrong password'], ['unknown', PASSWORD], ['without', PASSWORD]] as const) answers.push(await service.browser().signIn(user, password));
    for (const { status, body, headers } of answers) {
      expect(status).to.equal(401);
      expect({ ...body, request_id: '' }).to.deep.equal({ ...answers[0]!.body, request_id: '' });
      expect(headers).to.not.have.property('set-cookie');
    }
  });

  it('get a new identifier at every sign-in, and the old one becomes invalid', async () => {
    const { browser } = await newUser();
    const old = browser.cookies.get('roundsman_session')!;
    await browser.signIn(`user${users}`);
    expect(browser.cookies.get('roundsman_session')).to.not.equal(old);
    const replay = service.browser();
    replay.cookies.set('roundsman_session', old);
    expect((await session(replay)).status).to.equal(401);
    expect((await session(browser)).status).to.equal(200);
  });

  it('do not adopt an identifier planted by someone else', async () => {
    const { browser: attacker } = await newUser();
    const planted = attacker.cookies.get('roundsman_session')!;
    const { browser: victim } = await newUser();
    victim.cookies.set('roundsman_session', planted);
    await victim.signIn(`user${users}`);
    expect(victim.cookies.get('roundsman_session')).to.not.equal(planted);
    expect((await session(attacker)).status).to.equal(401);
  });

  it('end on sign-out, on the server', async () => {
    const { browser } = await newUser();
    const old = browser.cookies.get('roundsman_session')!;
    expect((await browser.call('DELETE', '/account/api/session')).status).to.equal(200);
    expect(browser.cookies.has('roundsman_session')).to.equal(false);
    browser.cookies.set('roundsman_session', old);
    expect((await session(browser)).status).to.equal(401);
  });

  it('end when the password changes or the account is deleted', async () => {
    const { browser, account } = await newUser();
    await service.accounts.setPassword(account.user, 'another sentence');
    const fresh = await startCenterService({ broker: service.broker });
    const other = fresh.browser();
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect((await session(other)).status).to.equal(401);
    await fresh.close();
    expect(await service.broker.bucket('sessions').keys(`${account.id}.*`)).to.have.length(1);
    await service.accounts.delete(account.user);
    expect(await service.broker.bucket('sessions').keys(`${account.id}.*`)).to.have.length(0);
  });

  it('are stored as digests, and neither they nor passwords get into the log', async () => {
    const { browser } = await newUser();
    await browser.signIn(`user${users}`, 'a wrong canary-guess');
    await browser.call('POST', '/account/api/session', { body: { user_name: 'x', password: 'canary-password', canary: 'canary-field' } });
    const token = browser.cookies.get('roundsman_session')!;
    const stored = JSON.stringify(await Promise.all((await service.broker.bucket('sessions').keys()).map(async (key) => [key, await service.broker.bucket('sessions').get(key)])));
    for (const text of [stored, service.log.join('\n')]) {
      expect(text).to.not.include(token.slice(16));
      expect(text).to.not.include(PASSWORD).and.not.include('canary-guess').and.not.include('canary-password');
      expect(text).to.not.include(browser.csrf);
    }
  });

  it('are required by every operation but the sign-in', async () => {
    const { OPERATIONS } = await import('#generated/account/operations.js');
    for (const [id, { method, path }] of Object.entries(OPERATIONS)) {
      if (id === 'signIn') continue;
      const answer = await service.browser().call(method.toUpperCase(), path.replace(/\{[^}]+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA'));
      expect([answer.status, answer.body.code], id).to.deep.equal([401, 'not_signed_in']);
    }
  });
});

describe('changes in the account center', () => {
  let service: CenterService;
  let browser: Browser;
  before(async () => {
    service = await startCenterService();
    ({ browser } = await service.signedIn('forger'));
  });
  after(() => service.close());

  const create = (headers: Record<string, string>) => browser.call('POST', '/account/api/keys', { body: { name: 'k' }, headers });
  const own = () => `http://127.0.0.1:${service.port}`;

  const sites: readonly (readonly [string, () => Record<string, string>, number])[] = [
    ['from a page of the service', () => ({ 'sec-fetch-site': 'same-origin' }), 200],
    ['from another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    ['from another host of the same site', () => ({ 'sec-fetch-site': 'same-site' }), 403],
    ['from the address bar', () => ({ 'sec-fetch-site': 'none' }), 403],
    ['with an unknown site', () => ({ 'sec-fetch-site': 'mars' }), 403],
    ['by an older browser from the service', () => ({ 'sec-fetch-site': '', origin: own() }), 403],
    ['from another site that sends our origin', () => ({ 'sec-fetch-site': 'cross-site', origin: own() }), 403],
  ];
  for (const [name, headers, status] of sites) {
    it(`${name}: ${status}`, async () => {
      const answer = await create(headers());
      expect(answer.status).to.equal(status);
      if (status !== 200) expect(answer.body.code).to.equal('cross_site_request');
    });
  }

  const origins: readonly (readonly [string, (port: number) => Record<string, string>, boolean])[] = [
    ['of the service', (port) => ({ origin: `http://127.0.0.1:${port}` }), true],
    ['of another site', () => ({ origin: 'https://evil.example.com' }), false],
    ['of another port', () => ({ origin: 'http://127.0.0.1:1' }), false],
    ['that begins like ours', (port) => ({ origin: `http://127.0.0.1:${port}.evil.example.com` }), false],
    ['null', () => ({ origin: 'null' }), false],
    ['missing', () => ({}), false],
  ];
  for (const [name, headers, good] of origins) {
    it(`with an origin ${name}: ${good ? 'accepted' : 'refused'}`, async () => {
      const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const response = await fetch(`${own()}/account/api/keys`, {
        method: 'POST', body: JSON.stringify({ name: 'k' }),
        headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': browser.csrf, 'sec-fetch-mode': 'cors', ...headers(service.port) },
      });
      expect(response.status).to.equal(good ? 200 : 403);
    });
  }

  for (const [name, token] of [['no token', ''], ['another token', 'x'.repeat(43)]] as const) {
    it(`with ${name}: refused`, async () => {
      const kept = browser.csrf;
      browser.csrf = token;
      const answer = await create({});
      browser.csrf = kept;
      expect([answer.status, answer.body.code]).to.deep.equal([403, 'csrf_token_invalid']);
    });
  }

  it("with another session's token: refused", async () => {
    const { browser: other } = await service.signedIn('other');
    const answer = await create({ 'x-csrf-token': other.csrf });
    expect([answer.status, answer.body.code]).to.deep.equal([403, 'csrf_token_invalid']);
  });

  it('are also refused at sign-in if they come from another site', async () => {
    const answer = await service.browser().call('POST', '/account/api/session', { body: { user_name: 'forger', password: PASSWORD }, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.body.code]).to.deep.equal([403, 'cross_site_request']);
  });

  it('are not accepted as forms', async () => {
    const answer = await browser.call('POST', '/account/api/keys', { body: 'name=k', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(answer.status).to.equal(415);
  });
});

describe('guessing passwords', () => {
  it('is throttled, while the owner gets in from a known browser', async () => {
    const limits = { network: { points: 50, seconds: 60 }, pair: { points: 3, seconds: 60 }, user: { points: 5, seconds: 60 }, device: { points: 3, seconds: 60 } };
    const service = await startCenterService({ center: { signInLimits: limits } });
    try {
      const { browser: known } = await service.signedIn('owner');
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await service.browser().signIn('owner', `guess number ${i}`)).status);
      expect(statuses).to.deep.equal([401, 401, 401, 429, 429]);
      const held = await service.browser().signIn('owner');
      expect([held.status, held.body.code, Number(held.headers['retry-after'])]).to.deep.equal([429, 'rate_limit_exceeded', held.body.retry_after_seconds]);
      expect((await known.signIn('owner')).status).to.equal(200);
      // whose browser cookie is valid for nobody else
      const { browser: thief } = await service.signedIn('thief');
      expect((await thief.signIn('owner', 'another guess')).status).to.equal(429);
    } finally {
      await service.close();
    }
  });

  it('is counted under concurrency too, and a correct password is refunded', async () => {
    const limits = { network: { points: 4, seconds: 60 }, pair: { points: 4, seconds: 60 }, user: { points: 4, seconds: 60 }, device: { points: 4, seconds: 60 } };
    const service = await startCenterService({ center: { signInLimits: limits } });
    try {
      await service.accounts.create({ user: 'owner', plan: 'pro', password: PASSWORD });
      for (let i = 0; i < 6; i++) expect((await service.browser().signIn('owner')).status).to.equal(200);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => service.browser().signIn('owner', `guess number ${i}`)));
      expect(answers.filter(({ status }) => status === 401)).to.have.length(4);
      expect(answers.filter(({ status }) => status === 429)).to.have.length(6);
    } finally {
      await service.close();
    }
  });
});
