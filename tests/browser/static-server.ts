/** A built site as a content network serves it: files, brotli, and the production headers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '@tuppence/supabase-embedded/static';
import { publishedHeaders } from '../../app/release/published-site.ts';

export interface StaticServer {
  url: string;
  stop(): void;
}

/**
 * Serves a built site on a free port, without a backend. HTTP/1.1 without TLS: browsers treat localhost as
 * a secure origin, so the headers still apply.
 */
export async function serveStatic(site: string): Promise<StaticServer> {
  const server = createServer(siteHandler(site, publishedHeaders(true)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
