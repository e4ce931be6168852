/** Serves the built site and the embedded backend on one origin. */
import { publishedHeaders, publishedSite } from '@tuppence/publication/published-site';
import { paths } from '@tuppence/settings/paths';
import { helpIfAsked, runServer } from '@tuppence/supabase-embedded/server';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

export async function serveSite(): Promise<void> {
  const settings = loadRuntimeEnvironment();
  await runServer({
    project: paths.supabase,
    site: paths.site,
    headers: publishedHeaders(process.env.TUPPENCE_MODE === 'production'),
    published: publishedSite(paths.site),
    settings,
  });
}

if (import.meta.main) {
  helpIfAsked('npm run serve: serves the built site, with the settings of .env');
  await serveSite();
}
