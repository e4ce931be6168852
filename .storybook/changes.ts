import changelog from '../packages/ui/CHANGELOG.md?raw';

const unreleased: Record<string, string> = import.meta.glob('../.changeset/*-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const next = Object.values(unreleased)
  .map(
    (text) =>
      `- ${text
        .replace(/^---.*?---/s, '')
        .trim()
        .replaceAll('\n', ' ')}`,
  )
  .join('\n');

const releases = `## Next release\n\n${next}\n\n${changelog}`.split(/^## /m).slice(1);

/** The entries of the changelog that name a component: bullets, and rows of its tables. */
export function changesOf(names: string[]): { version: string; changes: string[] }[] {
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  return releases
    .map((release) => {
      const [version = '', ...lines] = release.split('\n');
      const entries = lines.join('\n').split(/\n(?=[-|#])/);
      const changes = entries
        .filter((entry) => /^[-|]/.test(entry) && named.test(entry))
        .map((entry) =>
          entry.replace(/^- /, '').replace(/^\| (.*) \| (.*) \|\s*$/s, '$1 is now $2'),
        );
      return { version, changes };
    })
    .filter(({ changes }) => changes.length > 0);
}
