import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '@tuppence/supabase-embedded/static';
import { publishedHeaders } from '../../app/release/published-site.ts';

/** Answers requests on a free port. Browsers treat localhost as a secure origin, so no TLS is needed. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a built site as a content network does: files, brotli and the production headers. */
export const serveStatic = (site: string) => listen(siteHandler(site, publishedHeaders(true)));
