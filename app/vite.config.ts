import { loadEnvironment } from '@tuppence/publication/load-settings';
import { plainTexts } from '@tuppence/publication/plain-texts';
import { siteConfig } from '@tuppence/publication/site-config';
import { paths } from '@tuppence/settings/paths';
import { embeddedBackend } from '@tuppence/supabase-embedded/vite';
import { defineConfig } from 'vite';

/** `npm run dev`: no prerendering; the embedded backend unless a hosted one is set. */
export default defineConfig(({ mode }) => {
  const { environment, notices } = loadEnvironment({ mode, keys: paths.keys });
  for (const notice of notices) console.log(notice);
  const config = siteConfig(environment);
  return {
    ...config,
    plugins: [
      ...config.plugins,
      plainTexts(environment),
      environment.backend === 'embedded' ? embeddedBackend({ project: paths.supabase }) : null,
    ],
    server: { port: Number(process.env.PORT) || 5173, strictPort: true },
  };
});
