import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { request } from 'undici';
import { startCenterService } from '../../../helpers/center-service.js';
import { startHttpService, type HttpService } from '../../../helpers/http-service.js';

const SCRIPT = `export const x = ${JSON.stringify('x'.repeat(5000))};\n`;

describe('the pages of the account center', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-web-'));
  let service: HttpService;
  before(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>pages</title>');
    writeFileSync(join(folder, 'assets', 'index-4fBq0cX2.js'), SCRIPT);
    writeFileSync(join(folder, '.built'), '');
    service = await startHttpService({ center: { webFolder: folder } });
  });
  after(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await request(`http://127.0.0.1:${service.port}${path}`, { method: method as 'GET', headers });
    return { status: response.statusCode, headers: response.headers as Record<string, string>, bytes: Buffer.from(await response.body.arrayBuffer()) };
  };

  it('are one page for every path that is not a file', async () => {
    for (const path of ['/account', '/account/', '/account/keys', '/account/history/4fBq0cX2mZJt8sQyR1uLwA', '/account/index.html']) {
      const { status, headers, bytes } = await get(path);
      expect(status, path).to.equal(200);
      expect(bytes.toString()).to.include('<title>pages');
      expect(headers).to.include({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    }
  });

  it('may load only what this service serves, and may not be framed', async () => {
    const policy = (await get('/account')).headers['content-security-policy'];
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).to.include(part);
    expect(policy).to.not.include('unsafe');
  });

  it('may load images of the one origin whose tiles the operator names, and say so to the page', async () => {
    const mapTiles = { url: 'https://tiles.example.com:8443/{z}/{x}/{y}.png', attribution: '© Example' };
    const tiled = await startCenterService({ mapTiles, center: { webFolder: folder } });
    try {
      const { browser } = await tiled.signedIn('ada');
      const policy = (await request(`http://127.0.0.1:${tiled.port}/account`)).headers['content-security-policy'];
      expect(policy).to.match(/; img-src 'self' https:\/\/tiles\.example\.com:8443$/);
      expect((await browser.call('GET', '/account/api/session')).body.result.map_tiles).to.deep.equal(mapTiles);
    } finally {
      await tiled.close();
    }
    expect((await get('/account')).headers['content-security-policy']).not.to.include('img-src');
  });

  it('have files with a long lifetime, compressed as the browser accepts', async () => {
    const path = '/account/assets/index-4fBq0cX2.js';
    const plain = await get(path);
    expect(plain.headers).to.include({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(plain.headers).to.not.have.property('content-encoding');
    expect(plain.bytes.toString()).to.equal(SCRIPT);
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).to.equal('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).to.equal(SCRIPT);
    const gzipped = await get(path, { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).to.equal('gzip');
    expect(gunzipSync(gzipped.bytes).toString()).to.equal(SCRIPT);
    expect(gzipped.headers.vary).to.match(/accept-encoding/i);
  });

  it('are not sent again to a browser that has them', async () => {
    const { etag } = (await get('/account')).headers;
    expect((await get('/account', { 'if-none-match': etag! })).status).to.equal(304);
  });

  it('have no files but those of the build', async () => {
    for (const path of ['/account/assets/other.js', '/account/.built', '/account/..%2f..%2fpackage.json', '/account/%2e%2e/%2e%2e/package.json', '/account/assets/..%5c..%5cpackage.json']) {
      const { status, bytes } = await get(path);
      expect([200, 404], path).to.include(status);
      expect(bytes.toString(), path).to.not.include('"dependencies"');
    }
    expect((await get('/account/assets/other.js')).status).to.equal(404);
    expect((await get('/account/.built')).bytes.toString()).to.include('<title>pages');
  });

  it('are found from the root, at an address that the caller cannot influence', async () => {
    const { status, headers } = await get('/', { host: `127.0.0.1:${service.port}`, 'x-forwarded-host': 'evil.example.com' });
    expect([status, headers.location]).to.deep.equal([302, '/account']);
  });

  it('accept GET, HEAD and OPTIONS only', async () => {
    expect((await get('/account', {}, 'HEAD')).status).to.equal(200);
    expect((await get('/account', {}, 'OPTIONS')).headers.allow).to.equal('GET, HEAD, OPTIONS');
    expect((await get('/account', {}, 'POST')).status).to.equal(405);
  });

  it('say so if they were not built', async () => {
    const bare = await startHttpService({ center: { webFolder: join(folder, 'nothing') } });
    try {
      const response = await request(`http://127.0.0.1:${bare.port}/account`);
      expect(response.statusCode).to.equal(503);
      expect(response.headers['content-security-policy']).to.include("default-src 'self'");
      expect(await response.body.text()).to.include('make build');
    } finally {
      await bare.close();
    }
  });
});
