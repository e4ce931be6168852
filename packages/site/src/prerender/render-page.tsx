import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ReportPart } from '../islands/static-part';
import { type OpenedPage, openPage, type PageData, type Route } from '../router/route';
import { MetaSink, type SiteInfo } from '../seo/Meta';
import type { PageMeta } from '../seo/page-meta';

export interface RenderedPage {
  head: string;
  body: string;
  meta: PageMeta;
  /** JSON. */
  structuredData: string;
  data: PageData;
  /** Source files, as in the manifest. */
  files: string[];
  /** Source files of static parts. */
  parts: string[];
}

export interface PrerenderedSite {
  routes: readonly Route[];
  /** As for `hydrateSite`. */
  wrap: (router: ReactNode) => ReactNode;
  children: (page: OpenedPage, busy: boolean) => ReactNode;
  structuredData: SiteInfo['structuredData'];
}

/** Renders the page at `address`, or the one for unknown addresses. */
export async function renderPage(
  { routes, wrap, children, structuredData }: PrerenderedSite,
  address: string,
  notFound = false,
): Promise<RenderedPage> {
  const { pathname } = new URL(address, 'http://localhost');
  const page = await openPage(routes, pathname, notFound ? { notFound } : {});
  let meta: PageMeta | undefined;
  const parts = new Set<string>();
  const { prelude } = await prerenderToNodeStream(
    <MetaSink
      value={(given) => {
        meta = given;
      }}
    >
      <ReportPart value={(file) => parts.add(file)}>
        {wrap(<StaticRouter location={address}>{children(page, false)}</StaticRouter>)}
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
  if (!meta) throw new Error(`${address} renders no <Meta>.`);
  const { head, body } = splitHead(await text(prelude));
  return {
    head,
    body,
    meta,
    structuredData: await structuredData(meta),
    data: notFound ? { notFound } : page.data === undefined ? {} : { data: page.data },
    files: page.file ? [page.file] : [],
    parts: [...parts],
  };
}

/** React puts head elements first if it does not render the whole document. */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}
