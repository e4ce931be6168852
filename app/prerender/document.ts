import type { RenderedPage } from '../src/entry-server.tsx';
import type { PageAssets } from './assets.ts';
import { startTag } from './start-script.ts';

/** If scripts are off, the page shows at once. */
const withoutScripts =
  '<noscript><style>[data-loading]{opacity:1!important;visibility:visible!important;pointer-events:auto!important;animation:none!important}[data-loading][role=status]{display:none!important}</style></noscript>';

/** Otherwise the style sheets' order would decide the order of the layers. */
const layerOrder = `@layer ${['reset', 'tokens', 'primitives', 'sections'].map((name) => `tuppence.${name}`)};`;

/** Styles are inline, which makes the first paint fast. */
export function documentOf(
  template: string,
  page: RenderedPage,
  assets: PageAssets & { fonts: string[] },
  css: string,
): string {
  const head = [
    page.head,
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    startTag(assets.entry, assets.modules),
    // Vite's loader fetches a page's styles unless a link names them. These links load nothing.
    ...assets.styles.map((style) => `<link rel="stylesheet" type="text/plain" href="${style}">`),
    `<style>${layerOrder}${css.replaceAll('</', '<\\/')}</style>`,
    withoutScripts,
    `<script type="application/ld+json">${embeddable(page.structuredData)}</script>`,
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

/** A `<` in the JSON could close the element. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
