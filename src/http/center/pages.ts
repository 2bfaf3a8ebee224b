import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Next } from 'koa';
import { ServiceError } from '../../errors.js';
import { isOfApi, type Call } from '../call.js';
import { allow, refuseMethod } from '../contract-router.js';
import type { MapTilesConfig } from '../options.js';

/** What pages may load: nothing but files of this service; nobody may frame them, and forms go nowhere else. */
const PAGE_POLICY = "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** The policy of pages; with tiles for maps, images of their origin may be loaded too. */
function pagePolicy(mapTiles: MapTilesConfig | null = null): string {
  return mapTiles === null ? PAGE_POLICY : `${PAGE_POLICY}; img-src 'self' ${new URL(mapTiles.url).origin}`;
}

const PREFIX = '/account/';
const INDEX = 'index.html';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.json': 'application/json',
  '.png': 'image/png', '.ico': 'image/x-icon', '.woff2': 'font/woff2', '.txt': 'text/plain; charset=utf-8', '.map': 'application/json', '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
const COMPRESS_FROM_BYTES = 1_024;
/** The build puts a digest of the content into the names in this folder: they never change. */
const LASTING = 'assets/';

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Roundsman account center</title></head>
<body><h1>The account center is not built</h1>
<p>This service runs without its pages. Run <code>make build</code> in its folder and restart it.</p>
<p>The API works without them: see <a href="/docs">the documentation</a>.</p></body></html>
`;

interface File {
  readonly type: string;
  readonly lasting: boolean;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Made at the first call that takes it, and kept. */
  readonly compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

/**
 * Serves the pages of the account center below `/account`: the files of the build as they were at start, and its one page for
 * every path that is no file, for the page itself knows its paths. `/` leads there.
 * @param folder what the front end was built into.
 */
export function createPages(folder: string, mapTiles: MapTilesConfig | null = null): (call: Call, next: Next) => Promise<void> {
  const files = readFiles(folder);
  const policy = pagePolicy(mapTiles);
  return async (call, next) => {
    const isRoot = call.path === '/';
    const isPage = isRoot || call.path === '/account' || (call.path.startsWith(PREFIX) && !isOfApi(call.path));
    if (!isPage) {
      await next();
      return;
    }
    call.state.operation = 'pages';
    if (call.method === 'OPTIONS') {
      call.set('Allow', allow(['GET']));
      call.status = 204;
      return;
    }
    if (call.method !== 'GET' && call.method !== 'HEAD') refuseMethod(call, ['GET']);
    if (isRoot) redirect(call);
    else await answer(call, files, policy, call.path.slice(PREFIX.length));
  };
}

/** The address is fixed: nothing that the call says gets into it. */
function redirect(call: Call): void {
  call.status = 302;
  call.set({ Location: '/account', 'Cache-Control': 'no-cache' });
  call.type = 'text/plain';
  call.body = 'See /account\n';
}

async function answer(call: Call, files: ReadonlyMap<string, File>, policy: string, name: string): Promise<void> {
  const index = files.get(INDEX);
  call.set({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin', 'Cross-Origin-Opener-Policy': 'same-origin' });
  if (!index) {
    call.status = 503;
    call.type = TYPES['.html']!;
    call.body = NOT_BUILT;
    return;
  }
  const file = files.get(name) ?? (extname(name) === '' ? index : undefined);
  if (!file) throw new ServiceError('not_found', 'No such file of the account center');
  await send(call, file);
}

async function send(call: Call, file: File): Promise<void> {
  call.set({ ETag: file.etag, 'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache' });
  call.status = 200;
  call.vary('Accept-Encoding');
  if (call.fresh) {
    call.status = 304;
    return;
  }
  const encoding = file.bytes.length < COMPRESS_FROM_BYTES || !COMPRESSIBLE.test(file.type) ? 'identity' : chosenEncoding(call);
  call.set('Content-Type', file.type);
  if (encoding === 'identity') {
    call.body = file.bytes;
    return;
  }
  call.body = await (file.compressed[encoding] ??= compress(encoding, file.bytes));
  call.set('Content-Encoding', encoding);
}

function chosenEncoding(call: Call): 'br' | 'gzip' | 'identity' {
  if (call.get('accept-encoding') === '') return 'identity';
  // the smaller of what is taken, whatever order browsers name them in
  return (['br', 'gzip'] as const).find((encoding) => call.acceptsEncodings(encoding) === encoding) ?? 'identity';
}

function compress(encoding: 'br' | 'gzip', bytes: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  return promisify<Buffer, object, Buffer>(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** Reads every file of the build; none when there was no build. */
function readFiles(folder: string): ReadonlyMap<string, File> {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return new Map();
  }
  return new Map(names.flatMap((path): [string, File][] => {
    const type = TYPES[extname(path)];
    // also leaves out what make writes beside them
    if (type === undefined) return [];
    const name = path.split(sep).join('/');
    const bytes = readFileSync(join(folder, path));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return [[name, { type, lasting: name.startsWith(LASTING), etag, bytes, compressed: {} }]];
  }));
}
