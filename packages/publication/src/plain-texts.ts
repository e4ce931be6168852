import { ecommercePrompt, promptPath } from '@tuppence/content/donation-api/prompt';
import type { PageSettings } from '@tuppence/settings/settings';
import type { PageMeta } from '@tuppence/site/page-meta';
import { listedPages } from '@tuppence/site/sitemap';
import type { Plugin } from 'vite';

export function llmsText(
  pages: readonly { path: string; meta: PageMeta }[],
  { name, origin, supportEmail }: PageSettings,
): string {
  const listed = listedPages(pages);
  const line = ({ path, meta }: { path: string; meta: PageMeta }) =>
    `- [${meta.title}](${origin}${path}): ${meta.description}`;
  const section = (title: string, take: (path: string) => boolean) => {
    const lines = listed.filter(({ path }) => take(path)).map(line);
    return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
  };
  const developers = (path: string) => path.startsWith('/donation-api/');
  const small = (path: string) => ['/terms', '/privacy', '/accessibility'].includes(path);
  return [
    `# ${name}`,
    '',
    `> A free iPhone app for the UK: people buy shopping credit from brands they know, and the brand gives a share of it to the charity they choose. This site also serves charities, online stores and loyalty programmes.`,
    '',
    `Money is in pounds sterling. Questions: ${supportEmail}.`,
    '',
    ...section('Pages', (path) => !developers(path) && !small(path)),
    ...section('Donation API', developers),
    '## Plain text',
    '',
    `- [Prompt for adding donations to an online store](${origin}${promptPath}): endpoint, bearer key, JSON fields, rules and tests, ready to paste.`,
    '',
    ...section('Optional', small),
  ].join('\n');
}

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
