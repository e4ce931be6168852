import type { PageMeta } from '@tuppence/site/page-meta';
import { promptPath } from './donation-api/prompt.ts';
import type { Site } from './site.ts';

const forDevelopers = (path: string) => path.startsWith('/donation-api/');
const optional = (path: string) => ['/terms', '/privacy', '/accessibility'].includes(path);

/** For assistants (llmstxt.org). */
export function llmsText(pages: readonly PageMeta[], { name, origin, supportEmail }: Site): string {
  const section = (title: string, take: (path: string) => boolean) => {
    const lines = pages
      .filter(({ path }) => take(path))
      .map((page) => `- [${page.title}](${origin}${page.path}): ${page.description}`);
    return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];
  };
  return [
    `# ${name}`,
    '',
    '> A free iPhone app for the UK: people buy shopping credit from brands they know, and the brand gives a share of it to the charity they choose. This site also serves charities, online stores and loyalty programmes.',
    '',
    `Money is in pounds sterling. Questions: ${supportEmail}.`,
    '',
    ...section('Pages', (path) => !forDevelopers(path) && !optional(path)),
    ...section('Donation API', forDevelopers),
    '## Plain text',
    '',
    `- [Prompt for adding donations to an online store](${origin}${promptPath}): endpoint, bearer key, JSON fields, rules and tests, ready to paste.`,
    '',
    ...section('Optional', optional),
  ].join('\n');
}
