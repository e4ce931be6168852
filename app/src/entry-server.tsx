import '@tuppence/ui/tokens';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
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
import { ReportPart } from './shell/islands/static-part';

/** The build draws icons and share pictures from these. */
export { badgeShapes, markSvg } from '@tuppence/ui/brand';
export { color } from '@tuppence/ui/tokens';

export interface RenderedPage {
  head: string;
  body: string;
  meta: PageMeta;
  structuredData: unknown;
  data: PageData;
  /** Source files, as in the manifest. */
  files: string[];
  /** Source files of static parts. */
  parts: string[];
}

/** In a document, these come after the page's own styles. */
export const brandStyles = siteTheme?.css() ?? '';

export function listPaths(): string[] {
  return [...pagePaths, ...partners.map(({ slug }) => `/${slug}`)];
}

export function listDataFiles(): { path: string; json: unknown }[] {
  return [
    { path: 'partners.json', json: partnerLinks },
    ...partners.map((partner) => ({ path: `partners/${partner.slug}.json`, json: partner })),
  ];
}

export const notFoundPath = '/404/not-found';

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
      // React would move late parts with a script, and scripts may be off.
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

/** React puts head elements first if it does not render the whole document. */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}

/** app/vite/route-files.ts adds `file` to each `lazy` function. */
function sourceFile({ lazy }: Page): string[] {
  const { file } = lazy as { file?: string };
  return file ? [file] : [];
}
