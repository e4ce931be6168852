/** Serves other websites' pages with the checkout, under a strict policy and with styles that collide. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildElement } from '../../packages/checkout/tooling/build.ts';
import { listen } from '../browser/static-server.ts';

/** Styles that collide with the element by class names, elements and properties. */
export const hostileStyles = `
  html { font-size: 4px; color: red; font-family: cursive; line-height: 9; letter-spacing: 9px; word-spacing: 40px; text-transform: uppercase; }
  :root, * { --tp-color-text: hotpink; --tp-color-accent: hotpink; --tp-space-4: 90px; --tp-font-text: cursive; --tp-rem: 90px; }
  * { color: red !important; font: italic 90px cursive !important; box-sizing: content-box !important; text-align: right !important; visibility: hidden !important; cursor: wait !important; letter-spacing: 9px !important; }
  div, span, p, section, form, fieldset, legend, label, svg, h3 { display: none !important; position: fixed !important; opacity: 0 !important; }
  input, button, select { appearance: none !important; width: 1px !important; height: 1px !important; background: red !important; border: 9px solid red !important; }
  :focus, :focus-visible { outline: none !important; }
  main, tuppence-checkout { visibility: visible !important; opacity: 1 !important; position: static !important; display: block !important; }
`;

/** The resets that some shops' themes apply to everything inside them. */
export const stylesThatReset = `
  * { all: revert !important; font: 12px serif !important; }
  button, input, fieldset { display: none; }
  main { max-width: none !important; }
`;

export type ShopPage = {
  /** The contents of `main`. */
  html: string;
  /** The address that the policy lets the page call. */
  api: string;
  width?: number;
  css?: string;
  /** Contents of `head`. */
  head?: string;
  /** Attributes of `html`. */
  root?: string;
  doctype?: string;
  /** The address of the page's script. */
  script?: string;
};

/** Serves pages with the element, each at its own path. */
export async function startShop(apiUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-checkout-'));
  await buildElement({ apiUrl, outDir: folder });
  const element = readFileSync(path.join(folder, 'tuppence-checkout.js'), 'utf8');
  rmSync(folder, { recursive: true });
  const answers = new Map<string, { type: string; body: string; policy?: string }>();
  const { url, stop } = await listen((request, response) => {
    const answer = answers.get(request.url?.split('?')[0] ?? '');
    if (!answer) return void response.writeHead(404).end();
    response.setHeader('Content-Type', answer.type);
    if (answer.policy) response.setHeader('Content-Security-Policy', answer.policy);
    response.end(answer.body);
  });
  const serve = (file: string, type: string, body: string, policy = '') =>
    void answers.set(file, { type, body, policy });
  serve('/element.js', 'text/javascript', element);
  let pages = 0;
  return {
    element,
    serve,
    /** Serves a page and returns its address. */
    page: ({
      html,
      api,
      width = 900,
      css = '',
      script = '/element.js',
      head = '<title>A shop</title>',
      root = 'lang="en"',
      doctype = '<!doctype html>',
    }: ShopPage) => {
      pages += 1;
      const layout = `main { display: block !important; width: ${width}px !important; padding: 0 !important; margin: 0 !important; }
        body { margin: 0 !important; }`;
      serve(`/page-${pages}.css`, 'text/css', `${css}\n${layout}`);
      serve(
        `/page-${pages}`,
        'text/html; charset=utf-8',
        `${doctype}<html ${root}>${head}<link rel="stylesheet" href="/page-${pages}.css"><main>${html}</main><script type="module" src="${script}"></script></html>`,
        // No inline styles or scripts, and no HTML from text.
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${api}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
      );
      return `${url}/page-${pages}`;
    },
    stop,
  };
}
