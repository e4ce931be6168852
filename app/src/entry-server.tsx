import '@tuppence/ui/tokens';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { partnerLinks, partners } from './content/partners';
import { siteTheme } from './content/theme';
import { env } from './env';
import type { PageData } from './page-data';
import { loadPage, type Page, pageAt, pagePaths } from './routes';
import { Root } from './routes/root';
import { MetaSink } from './seo/Meta';
import type { PageMeta } from './seo/page-meta';
import { structuredData } from './seo/structured-data';
import { ReportPart } from './shell/islands/report-part';

/** What the build draws icons and share pictures from, out of the library's public entries. */
export { badgeShapes, markSvg } from '@tuppence/ui/brand';
export { color } from '@tuppence/ui/tokens';

/** One page as HTML, and what its document needs besides. */
export interface RenderedPage {
  head: string;
  body: string;
  meta: PageMeta;
  structuredData: unknown;
  data: PageData;
  /** Source files of the page's code, as the manifest names them. */
  files: string[];
  /** Source files of its static parts: the page needs their styles, and not their code. */
  parts: string[];
}

/** Styles of the site's brand, which come after all others. */
export const brandStyles = siteTheme?.css() ?? '';

/** Paths of all pages. */
export function listPaths(): string[] {
  return [...pagePaths, ...partners.map(({ slug }) => `/${slug}`)];
}

/** Data that pages fetch when they are reached from another page, by file name. */
export function listDataFiles(): { path: string; json: unknown }[] {
  return [
    { path: 'partners.json', json: partnerLinks },
    ...partners.map((partner) => ({ path: `partners/${partner.slug}.json`, json: partner })),
  ];
}

/** A path that leads to the not-found page. */
export const notFoundPath = '/404/not-found';

/** Renders one page. Throws when rendering fails. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const partner = partners.find(({ slug }) => path === `/${slug}`);
  const data: PageData = path === notFoundPath ? { notFound: true } : partner ? { partner } : {};
  const { pathname } = new URL(path, 'http://localhost');
  const page = await loadPage(pathname, data);
  let meta: PageMeta | undefined;
  const parts = new Set<string>();
  const { prelude } = await prerenderToNodeStream(
    <MetaSink
      value={(given) => {
        meta = given;
      }}
    >
      <ReportPart value={(file) => parts.add(file)}>
        <App>
          <StaticRouter location={path}>
            <Root {...page} />
          </StaticRouter>
        </App>
      </ReportPart>
    </MetaSink>,
    {
      // Rendered in one piece: a part that comes later is moved into place by a script, and would be
      // missing without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  if (!meta) throw new Error(`${path} renders no <Meta>.`);
  const { head, body } = splitHead(await text(prelude));
  return {
    head,
    body,
    meta,
    structuredData: structuredData(meta, env),
    data,
    files: sourceFile(pageAt(path)),
    parts: [...parts],
  };
}

/** React writes what belongs into the head before everything else when it renders no document itself. */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}

/** The build writes each dynamic import's file beside it (see app/vite/route-files.ts). */
function sourceFile({ lazy }: Page): string[] {
  const { file } = lazy as { file?: string };
  return file ? [file] : [];
}
