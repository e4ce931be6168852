import { ecommercePrompt, promptPath } from '@tuppence/content/donation-api/prompt';
import { llmsText } from '@tuppence/content/llms';
import type { PageSettings } from '@tuppence/settings/settings';
import type { PageMeta } from '@tuppence/site/page-meta';
import type { Plugin } from 'vite';
import { listedPages } from './sitemap.ts';

/** llms.txt of the canonical pages that search engines may list. */
export const llmsFile = (
  pages: readonly { path: string; meta: PageMeta }[],
  site: PageSettings,
): string =>
  llmsText(
    listedPages(pages).map(({ meta }) => meta),
    site,
  );

export function plainTexts(environment: PageSettings): Plugin {
  return {
    name: 'tuppence:plain-texts',
    configureServer(server) {
      server.middlewares.use(promptPath, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(ecommercePrompt(environment));
      });
    },
  };
}
