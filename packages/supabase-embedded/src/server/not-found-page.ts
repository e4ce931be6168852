import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptedEncoding } from './file-headers.ts';
import { type Encoding, endings, type Release } from './site-files.ts';

const notFoundPages = new WeakMap<Release, Map<Encoding | undefined, Buffer>>();

/** Read once for each release, so that it can be sent even if the disk fails. */
function notFoundPage(release: Release): Map<Encoding | undefined, Buffer> {
  const known = notFoundPages.get(release);
  if (known) return known;
  const file = release.files.get('/404.html');
  const forms = new Map<Encoding | undefined, Buffer>([[undefined, Buffer.from('Not found')]]);
  try {
    if (file) forms.set(undefined, readFileSync(join(file.root, file.path)));
    for (const encoding of file?.encodings ?? [])
      forms.set(encoding, readFileSync(join(release.folder, `/404.html${endings[encoding]}`)));
  } catch {
    // The folder is being replaced. Serve the files found so far.
  }
  notFoundPages.set(release, forms);
  return forms;
}

/** Answers with the 404 page of the release. */
export function sendNotFound(
  release: Release,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const forms = notFoundPage(release);
  const known = [...forms.keys()].filter((encoding) => encoding !== undefined);
  const encoding = acceptedEncoding(request, known);
  const body = forms.get(encoding) ?? Buffer.from('Not found');
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-cache',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
