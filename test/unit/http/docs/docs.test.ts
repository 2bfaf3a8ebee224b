import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '#generated/errors.js';
import { PAGES, pagePath } from '../../../../src/http/docs/pages.js';
import { packageRoot } from '../../../../src/root.js';
import { startHttpService, withHttpService, type HttpService } from '../../../helpers/http-service.js';

/** Ids that others may link to: messages, mails, programs. */
const PUBLISHED = JSON.parse(readFileSync(join(packageRoot, 'test', 'data', 'docs', 'anchors.json'), 'utf8')) as Record<string, string[]>;
const PATHS = PAGES.map(({ name }) => pagePath(name));

describe('the documentation', () => {
  let service: HttpService;
  const text = async (path: string): Promise<string> => {
    const answer = await service.call('GET', path);
    expect(answer.status, path).to.equal(200);
    return answer.text;
  };
  const ids = async (path: string): Promise<string[]> => matches(await text(path), / id="([^"]+)"/g);
  before(async () => { service = await startHttpService(); });
  after(() => service.close());

  it('consists of pages with one main heading, a language, a title, and navigation that shows the current page', async () => {
    for (const path of PATHS) {
      const html = await text(path);
      expect(html, path).to.match(/^<!doctype html>\n<html lang="en">/).and.match(/<title>[^<]{5,}<\/title>/).and.include(`href="${path}" aria-current="page"`);
      expect(matches(html, /<(h1)/g), path).to.have.length(1);
      expect(html).to.include('<a class="skip" href="#content">').and.include('<main id="content">').and.include('name="viewport"');
      expect(outline(html), path).to.equal(null);
    }
  });

  it('runs no script and no inline style, and loads nothing from elsewhere', async () => {
    for (const path of PATHS) {
      const { text: html, headers } = await service.call('GET', path);
      expect(headers['content-type']).to.include('text/html');
      expect(headers['content-security-policy']).to.include("default-src 'none'").and.not.include('unsafe').and.not.include('script');
      expect(html, path).to.not.match(/<script|<style|<iframe|<img|\sstyle=|\son[a-z]+=/);
      expect(matches(html, /(?:src|<link[^>]* href)="([^"]+)"/g), path).to.deep.equal(['/docs/style.css']);
    }
    expect(await text('/docs/style.css')).to.not.match(/url\(|@import/);
  });

  it('serves the whole reference from this process, without inline scripts', async () => {
    const { text: html, headers } = await service.call('GET', '/docs/reference');
    const policy = headers['content-security-policy'];
    expect(policy).to.include("script-src 'self';").and.include("connect-src 'self'");
    const sources = matches(html, /(?:src|href)="([^"]+)"/g);
    expect(sources).to.include.members(['/docs/start.js', '/docs/swagger-ui-bundle.js', '/openapi.json']);
    for (const source of sources) {
      expect(source).to.match(/^\/[^/]/);
      await text(source);
    }
    expect(html).to.not.match(/<script>|<style/);
    expect(await text('/docs/start.js')).to.include('validatorUrl: null');
  });

  it('has a page for browsers that open one that does not exist, and the envelope for programs', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const open = async (path: string, method = 'GET'): Promise<Response> => fetch(`http://127.0.0.1:${service.port}${path}`, { method, headers: { accept } });
    for (const path of ['/docs/nope', '/nope', '/apis', '/account/nope.html', '/docs/%3Cb%3E', '/docs/%ff']) {
      const { status, headers } = await open(path, 'HEAD');
      expect([status, headers.get('content-type'), headers.get('content-security-policy')], path).to.deep.equal([404, 'text/html; charset=utf-8', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"]);
      expect(headers.get('vary'), path).to.match(/\bAccept(,|$)/);
      expect(await (await open(path)).text()).to.include('<h1>Page not found</h1>').and.include(`<code>${path}</code>`).and.include('href="/docs"').and.include('href="/account"').and.not.include('Markdown');
      for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) expect((await service.call('GET', path, { headers })).body, path).to.include({ code: 'not_found' });
    }
    for (const [method, path] of [['GET', '/api/v1/nope'], ['GET', '/account/api/nope'], ['POST', '/docs/nope']] as const) {
      expect((await service.call(method, path, { headers: { accept } })).body, path).to.include({ success: false });
    }
  });

  it('has no broken links', async () => {
    // Every page links to all others.
    const anchors = new Map<string, Promise<string[]>>();
    const idsOnce = (path: string): Promise<string[]> => {
      if (!anchors.has(path)) anchors.set(path, ids(path));
      return anchors.get(path)!;
    };
    for (const path of PATHS) {
      for (const target of matches(await text(path), /<a [^>]*?href="([^"]+)"/g)) {
        if (/^https:\/\//.test(target)) continue;
        expect(target, path).to.match(/^(\/|#)/);
        const [page, anchor] = target.split('#') as [string, string?];
        const ofPage = page === '' ? path : page;
        const known = await idsOnce(ofPage);
        if (anchor !== undefined) expect(known, `${path} -> ${target}`).to.include(anchor);
      }
    }
  });

  it('keeps every published anchor', async () => {
    for (const [path, anchors] of Object.entries(PUBLISHED)) expect(await ids(path), path).to.include.members(anchors);
  });

  it('has a section for each error code, with what, why and what to do from the registry', async () => {
    const markdown = await text('/docs/errors.md');
    for (const [code, { status, meaning, cause, remedy }] of Object.entries(ERRORS)) {
      const [, section = ''] = markdown.split(`\n### ${code}\n`);
      expect(section, code).to.match(new RegExp(`^\\nStatus ${status};`));
      const linked = (text: string): string => text.replace('(/docs/reference)', '(../openapi/openapi.yaml)').replace('(/docs/limits#', '(limits.md#');
      expect(section, code).to.include(`**What:** ${meaning}.`).and.include(`**Why:** ${linked(cause)}`).and.include(`**What to do:** ${linked(remedy)}`);
    }
    const sections = matches(markdown, /^### (.+)$/gm);
    expect(sections).to.deep.equal(Object.keys(ERRORS));
  });

  it('shows the plans, limits and address of the deployment that serves it', async () => {
    await withHttpService({ plan: { max_nodes: 1234 }, maxBodyBytes: 5_000_000, resultTtlSeconds: 7_200, busyQueueDepth: 77, publicUrl: 'https://solve.example.com/' }, async (deployed) => {
      const limits = (await deployed.call('GET', '/docs/limits.md')).text;
      expect(limits).to.include('1,234').and.include('5,000,000 bytes').and.include('2 hours').and.match(/\| 77 \|/);
      expect(limits).to.include('`free` | `pro` | `big`');
      const start = (await deployed.call('GET', '/docs/getting-started')).text;
      expect(start).to.include('ROUNDSMAN_URL=https://solve.example.com\n').and.not.include('127.0.0.1:8080');
    });
  });

  it('names the address at which it was requested if the deployment has none configured', async () => {
    expect(await text('/docs/getting-started.md')).to.include(`ROUNDSMAN_URL=http://127.0.0.1:${service.port}\n`).and.not.include('127.0.0.1:8080');
  });

  it('is in the repository with up-to-date generated parts', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(packageRoot, 'scripts', 'generate-docs.mjs'), '--check'], { encoding: 'utf8', env: { PATH: process.env['PATH'] } });
    expect(stderr).to.equal('');
    expect(status).to.equal(0);
  });

  it('lists the changes of the contract up to the version that is served', async () => {
    const { body } = await service.call('GET', '/openapi.json');
    const [newest] = matches(await text('/docs/contract-changelog.md'), /^## (.+)$/gm);
    expect(newest).to.equal(body.info.version);
  });
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

/** @returns the first heading that skips a level; null when none does. */
function outline(html: string): string | null {
  let before = 0;
  for (const [heading, level] of html.matchAll(/<h(\d)[^>]*>.*?<\/h\d>/g)) {
    if (Number(level) > before + 1) return heading;
    before = Number(level);
  }
  return null;
}
