/** Usage: node tests/browser/serve-folder.ts FOLDER */

import { publishedHeaders, publishedSite } from '@tuppence/publication/published-site';
import { paths } from '@tuppence/settings/paths';
import { runServer } from '@tuppence/supabase-embedded/server';

const site = process.argv[2] ?? '';
await runServer({
  project: paths.supabase,
  site,
  headers: publishedHeaders(false),
  published: publishedSite(site),
});
