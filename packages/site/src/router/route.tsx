import type { ComponentType, ReactNode } from 'react';
import { matchPath, type Params } from 'react-router';
import type { StaticPart } from '../islands/static-part';
import { dataPath } from './data-path';

/** What a page tells the frame around it. A site adds its own settings by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: a site adds to it
export interface FrameSettings {}

/** What a page's file exports. */
export interface PageModule<Data> {
  Component: ComponentType<{ data: Data }>;
  frame?: FrameSettings;
  /** Loaded with the page, because its document does not contain them if a link led here. */
  parts?: readonly StaticPart[];
  /** The path of the source, added by `vite/source-files.ts` while prerendering. */
  file?: string;
}

export interface RouteDescription<Data> {
  /** As in React Router: `/about`, `/:slug`, `*`. */
  path: string;
  page: () => Promise<PageModule<Data>>;
  /**
   * The page's data; null if there is no such page. Runs while prerendering: the browser fetches what
   * it returned (`dataPath`). A rejection shows the error page.
   */
  load?: (params: Params) => Promise<Data | null>;
}

const dataTimeoutMs = 8_000;

export interface OpenedPage {
  element: ReactNode;
  frame: FrameSettings;
  data?: unknown;
  file?: string | undefined;
  /** The error page. The next visit tries again. */
  failed?: boolean;
}

export interface Route extends Pick<RouteDescription<never>, 'path'> {
  /** `known`: the data of the document, if it contains them. */
  open: (pathname: string, known?: unknown) => Promise<OpenedPage | null>;
  prefetch: () => Promise<unknown>;
}

/** A page with its address and its data. */
export function route<Data = undefined>({ path, page, load }: RouteDescription<Data>): Route {
  return {
    path,
    async open(pathname, known) {
      const params = matchPath({ path, caseSensitive: true }, pathname)?.params ?? {};
      const isPublished = import.meta.env.PROD && !import.meta.env.SSR;
      const [{ Component, frame = {}, file }, data] = await Promise.all([
        page(),
        (known as Data | undefined) ??
          (load && isPublished ? fetchData<Data>(pathname) : load?.(params)),
      ]);
      if (data === null) return null;
      return { element: <Component data={data as Data} />, frame, data, file };
    },
    async prefetch() {
      const { parts = [] } = await page();
      await Promise.all(parts.map((part) => part.load()));
    },
  };
}

async function fetchData<Data>(pathname: string): Promise<Data | null> {
  const signal = AbortSignal.timeout(dataTimeoutMs);
  const answer = await fetch(dataPath(pathname), { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The data of ${pathname} failed with status ${answer.status}.`);
  return (await answer.json()) as Data;
}

/** The data of a prerendered page, as in its document. */
export interface PageData {
  data?: unknown;
  notFound?: true;
}

/** The first match. The last route is the one for unknown addresses. */
export function routeAt(routes: readonly Route[], pathname: string): Route {
  const found = routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  return found ?? notFoundOf(routes);
}

export async function openPage(
  routes: readonly Route[],
  pathname: string,
  known: PageData = {},
): Promise<OpenedPage> {
  const wanted = known.notFound ? notFoundOf(routes) : routeAt(routes, pathname);
  const page =
    (await wanted.open(pathname, known.data)) ?? (await notFoundOf(routes).open(pathname));
  if (!page) throw new Error(`The last route shows no page for ${pathname}.`);
  return page;
}

function notFoundOf(routes: readonly Route[]): Route {
  return routes.at(-1) as Route;
}
