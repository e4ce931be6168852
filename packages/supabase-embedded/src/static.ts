import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const encodings = [
  { token: /\bbr\b/, name: 'br', suffix: '.br' },
  { token: /\bgzip\b/, name: 'gzip', suffix: '.gz' },
];

/**
 * Serves the built site: `/path` is `path/index.html` or `path.html`, compressed files stand in
 * where the browser takes them, and everything unknown is 404.html with status 404.
 */
export function siteHandler(folder: string): Handler {
  const notFound = notFoundHandler(join(folder, '404.html'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(request.url ?? '/'));
    // Apple demands JSON, and a name without an ending.
    if (request.url === '/.well-known/apple-app-site-association') {
      response.setHeader('Content-Type', 'application/json');
    }
    files(request, response, () => notFound(request, response));
  };
}

/** Files of /assets carry a hash of their content in the name; all others are asked for again. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function notFoundHandler(file: string): Handler {
  const plain = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  const compressed = encodings
    .filter(({ suffix }) => existsSync(file + suffix))
    .map((encoding) => ({ ...encoding, body: readFileSync(file + encoding.suffix) }));
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const chosen = compressed.find(({ token }) => token.test(accepted));
    const body = chosen?.body ?? plain;
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(chosen ? { 'Content-Encoding': chosen.name } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
