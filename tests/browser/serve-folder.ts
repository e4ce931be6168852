/** Usage: node tests/browser/serve-folder.ts FOLDER */
import { runServer } from '@tuppence/supabase-embedded/server';
import { publishedHeaders, publishedSite } from '../../app/build/published-site.ts';
import { paths } from '../../app/paths.ts';

const site = process.argv[2] ?? '';
await runServer({
  project: paths.supabase,
  site,
  headers: publishedHeaders(false),
  published: publishedSite(site),
});
