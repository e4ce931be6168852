/** Serves the built site as it lies there, with its security headers: `npm start` without the build. */
import { runServer } from '@tuppence/supabase-embedded/server';
import { publishedHeaders } from '../../app/prerender/published-headers.ts';

await runServer({ headers: publishedHeaders() });
