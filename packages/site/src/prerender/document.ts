import { structuredDataId } from '../seo/page-meta.ts';
import type { PageAssets } from './assets.ts';
import type { RenderedPage } from './render-page.tsx';
import { startTag } from './start-script.ts';

export interface DocumentParts extends PageAssets {
  /** Addresses of fonts to preload. Each that comes late lays the whole page out again. */
  fonts: readonly string[];
  /** Inline, which makes the first paint fast. */
  css: string;
  /** HTML for the end of the head. */
  head: string;
}

/**
 * Fills the page into the template: its comments `<!--head-->` and `<!--app-->`, and its module
 * script, which only the development server uses.
 */
export function documentOf(template: string, page: RenderedPage, parts: DocumentParts): string {
  const head = [
    page.head,
    ...parts.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    startTag(parts.entry, parts.modules),
    // Vite's loader fetches a page's styles unless a link names them. These links load nothing.
    ...parts.styles.map((style) => `<link rel="stylesheet" type="text/plain" href="${style}">`),
    `<style>${parts.css.replaceAll('</', '<\\/')}</style>`,
    parts.head,
    `<script type="application/ld+json" id="${structuredDataId}" data-title="${page.meta.title.replaceAll('"', '&quot;')}">${page.structuredData}</script>`,
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
