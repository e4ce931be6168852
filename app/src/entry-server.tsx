import '@tuppence/ui/tokens';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './App';
import { partnerLinks, partners } from './content/partners';
import { siteTheme } from './content/theme';
import { env } from './env';
import type { PageData } from './page-data';
import { partnerRouteId, routes } from './routes';
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
  return [...staticPaths(routes), ...partners.map(({ slug }) => `/${slug}`)];
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

/** Renders one page. Throws when the path answers with something else than a page, or rendering fails. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, env.origin)));
  if (context instanceof Response)
    throw new Error(`${path} answers ${context.status}, not a page.`);
  const failed = Object.values(context.errors ?? {})[0];
  if (failed) throw failed;

  const router = createStaticRouter(handler.dataRoutes, context);
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
          <StaticRouterProvider router={router} context={context} hydrate={false} />
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
    data:
      path === notFoundPath
        ? { notFound: true }
        : context.loaderData[partnerRouteId]
          ? { loaderData: { [partnerRouteId]: context.loaderData[partnerRouteId] } }
          : {},
    files: filesOf(path),
    parts: [...parts],
  };
}

/** React writes what belongs into the head before everything else when it renders no document itself. */
function splitHead(html: string): { head: string; body: string } {
  const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}

/** The not-found page also stands in for partners that don't exist, and hydrates with their route then. */
function filesOf(path: string): string[] {
  const paths = path === notFoundPath ? [path, '/missing'] : [path];
  return paths.flatMap((each) =>
    (matchRoutes(routes, each) ?? []).flatMap(({ route }) => sourceFile(route) ?? []),
  );
}

/** The build writes each dynamic import's file beside it (see app/vite/route-files.ts). */
function sourceFile({ lazy }: RouteObject): string | undefined {
  return (lazy as { file?: string } | undefined)?.file;
}

function staticPaths(branch: RouteObject[]): string[] {
  return branch.flatMap(({ path, children }) => [
    ...(path && !/[:*]/.test(path) ? [path] : []),
    ...(children ? staticPaths(children) : []),
  ]);
}
