/** `npm start`: builds the site and serves it with the embedded backend on one origin. */
import { runServer } from '@tuppence/supabase-embedded/server';
import { buildSite } from './build.ts';
import { paths } from './paths.ts';
import { publishedHeaders } from './published-headers.ts';

try {
  await buildSite({ embedded: true });
} catch (error) {
  console.error(error instanceof Error && !('plugin' in error) ? error.message : error);
  process.exit(1);
}
await runServer({ project: paths.supabase, site: paths.site, headers: publishedHeaders() });
