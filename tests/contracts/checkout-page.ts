import type { OutgoingHttpHeaders } from 'node:http';
import { buildElement } from '../../packages/checkout/tooling/build.ts';
import { listen } from '../browser/listen.ts';

export type ShopPage = {
  /** The contents of `main`. */
  html: string;
  /** The address that the policy allows. */
  api: string;
  width?: number;
  css?: string;
  start?: string;
  script?: string;
};

/** Serves a shop's pages, under a strict Content-Security-Policy. */
export async function startShop(apiUrl: string) {
  const element = await buildElement({ apiUrl });
  const answers = new Map<string, { headers: OutgoingHttpHeaders; body: string }>();
  const { url, stop } = await listen((request, response) => {
    const { headers, body } = answers.get(request.url?.split('?')[0] ?? '') ?? {};
    response.writeHead(headers ? 200 : 404, headers).end(body);
  });
  const serve = (file: string, type: string, body: string, headers: OutgoingHttpHeaders = {}) =>
    void answers.set(file, { headers: { 'Content-Type': type, ...headers }, body });
  serve('/element.js', 'text/javascript', element);
  let pages = 0;
  return {
    element,
    serve,
    page: ({
      html,
      api,
      width = 900,
      css = '',
      start = '<!doctype html><html lang="en">',
      script = '/element.js',
    }: ShopPage) => {
      pages += 1;
      const layout = `main { display: block !important; width: ${width}px !important; padding: 0 !important; margin: 0 !important; }
        body { margin: 0 !important; }`;
      serve(`/page-${pages}.css`, 'text/css', `${css}\n${layout}`);
      serve(
        `/page-${pages}`,
        'text/html; charset=utf-8',
        `${start}<title>A shop</title><link rel="stylesheet" href="/page-${pages}.css"><main>${html}</main><script type="module" src="${script}"></script></html>`,
        // Forbids inline styles and scripts, and HTML set as text.
        {
          'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${api}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
        },
      );
      return `${url}/page-${pages}`;
    },
    stop,
  };
}
