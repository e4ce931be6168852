import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import {
  type Encoding,
  endings,
  findFile,
  pageAddress,
  type Release,
  releaseOf,
  type SiteFile,
} from './site-files.ts';

export { keptAssetsName } from './site-files.ts';

/** `folder` contains the release. */
export type HeadersOf = (path: string, folder: string) => Record<string, string>;
type Handler = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void> | null;
type SendError = Error & { status?: number; headers?: Record<string, string> };

/** Serves the built site. `answerOther` answers other paths, and returns null for the site's. */
export function siteHandler(
  site: string,
  headers: HeadersOf = () => ({}),
  answerOther: Handler = () => null,
): (request: IncomingMessage, response: ServerResponse) => void | Promise<void> {
  return (request, response) => {
    const release = releaseOf(site);
    const path = pathOf(request);
    for (const [name, value] of Object.entries(headers(path, release.folder)))
      response.setHeader(name, value);
    const other = answerOther(path, request, response);
    return other === null ? serveFile(release, path, request, response) : other;
  };
}

function serveFile(
  release: Release,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  response.setHeader('Vary', 'Accept-Encoding');
  const address = pageAddress(release, path);
  if (address !== undefined && address !== path) {
    const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
    response.writeHead(301, { Location: address + query, 'Content-Length': 0 }).end();
    return;
  }
  const notFound = () => sendNotFound(release, request, response);
  const file = findFile(release, path);
  if (file && file.path !== '/404.html') sendFile(file, request, response, notFound);
  else notFound();
}

function sendNotFound(release: Release, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  // Conditions are only about a file that is found.
  for (const name of ['if-match', 'if-unmodified-since']) delete request.headers[name];
  const page = findFile(release, '/404.html');
  if (page) sendFile(page, request, response, () => void response.end('Not found'));
  else response.end('Not found');
}

/** With its query. The client may send an absolute URL. */
export const targetOf = ({ url = '/' }: IncomingMessage): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

export const pathOf = (request: IncomingMessage) => targetOf(request).split('?', 1)[0] || '/';

function sendFile(
  { root, path, encodings, isHashed }: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  isGone: () => void,
): void {
  const encoding = acceptedEncoding(request, encodings);
  const name = path + (encoding ? endings[encoding] : '');
  const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
  response.setHeader('Content-Type', typeOf(path));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  clampRange(request, join(root, name));
  send(request, encodeURI(name).replace(/[?#]/g, encodeURIComponent), {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: response.statusCode !== 404,
  })
    .on('error', (error: SendError) => {
      if (response.headersSent) return void response.destroy();
      response.removeHeader('Content-Encoding');
      response.removeHeader('Content-Type');
      const { status = 500 } = error;
      if (status === 404) return isGone();
      response.removeHeader('Cache-Control');
      // A failing disk is a temporary error of the server.
      const known = status < 500 ? status : 503;
      response.writeHead(known, error.headers ?? {}).end();
    })
    .pipe(response);
}

/** A suffix range longer than the file means the whole file. The range parser would refuse it. */
function clampRange({ headers }: IncomingMessage, file: string): void {
  const last = /^bytes=-(\d+)$/.exec(headers.range ?? '')?.[1];
  const size = last ? statSync(file, { throwIfNoEntry: false })?.size : undefined;
  if (size && Number(last) > size) headers.range = 'bytes=0-';
}

function typeOf(path: string): string {
  // Apple requires this file to be JSON, but its name has no extension.
  if (path === '/.well-known/apple-app-site-association') return 'application/json';
  return contentType(path.split('/').at(-1) ?? '') || 'application/octet-stream';
}

/** The first encoding wins a tie. */
function acceptedEncoding(
  request: IncomingMessage,
  encodings: readonly Encoding[],
): Encoding | undefined {
  // Negotiator's types lack `preferred`, which breaks ties.
  const negotiator = new Negotiator(request) as unknown as {
    encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
  };
  const chosen = negotiator.encoding([...encodings, 'identity'], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === chosen);
}
