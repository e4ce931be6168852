/** Usage: node tests/browser/serve-folder.ts FOLDER */
import { runServer } from '@tuppence/supabase-embedded/server';
import { paths } from '../../app/paths.ts';
import { publishedHeaders, publishedSite } from '../../app/release/published-site.ts';

const site = process.argv[2] ?? '';
await runServer({
  project: paths.supabase,
  site,
  headers: publishedHeaders(false),
  published: publishedSite(site),
});
