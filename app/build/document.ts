import type { RenderedPage } from '../src/entry-server.tsx';
import type { PageAssets } from './assets.ts';

/** Shows the page where no script runs: the splash would hide it. */
const withoutScripts =
  '<noscript><style>[data-loading]{opacity:1!important;visibility:visible!important;pointer-events:auto!important;animation:none!important}[data-loading][role=status]{display:none!important}</style></noscript>';

/** Said once and first: which layer wins must not depend on which style sheet arrives first. */
const layerOrder = '<style>@layer reset,tokens,primitives,sections;</style>';

/** Puts a rendered page into the template: a document that reads without scripts and hydrates with them. */
export function documentOf(template: string, page: RenderedPage, assets: PageAssets): string {
  const head = [
    layerOrder,
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}" crossorigin>`),
    `<script type="module" src="${assets.entry}" crossorigin></script>`,
    ...assets.modules.map((module) => `<link rel="modulepreload" href="${module}" crossorigin>`),
    page.head,
    `<script type="application/ld+json">${embeddable(page.structuredData)}</script>`,
    withoutScripts,
  ];
  const data =
    Object.keys(page.data).length === 0
      ? ''
      : `<script type="application/json" id="page-data">${embeddable(page.data)}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, () => data)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--app-->', () => page.body);
}

/** JSON that can stand in a document: no `<` may close the element around it. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
