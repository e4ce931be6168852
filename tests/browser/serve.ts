/** Serves the built site as it lies there, with its security headers: `npm start` without the build. */
import { runServer } from '@tuppence/supabase-embedded/server';
import { paths } from '../../app/prerender/paths.ts';
import { publishedHeaders } from '../../app/prerender/published-headers.ts';

await runServer({ project: paths.supabase, site: paths.site, headers: publishedHeaders() });
