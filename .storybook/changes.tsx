import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import changelog from '../packages/ui/CHANGELOG.md?raw';

const unreleased: Record<string, string> = import.meta.glob('../.changeset/*-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The last look of each version, by file. `staticDirs` serves them beside the current pictures. */
const kept = Object.keys(import.meta.glob('../tests/visual/baselines/[0-9]*/*.webp')).map((file) =>
  file.replace(/^.*(?=baselines\/)/, ''),
);

const next = Object.values(unreleased)
  .map((text) => `- ${text.replace(/^---.*?---\s*/s, '').replaceAll('\n', ' ')}`)
  .join('\n');
const releases = `## Next release\n\n${next}\n\n${changelog}`.split(/^## /m).slice(1);
const versions = releases.map((release) => release.split('\n')[0] ?? '');

/** Entries that name a component: bullets, and rows of tables. */
const entriesOf = (release: string, named: RegExp) =>
  release
    .split(/\n(?=[-|#])/)
    .filter((entry) => /^[-|]/.test(entry) && named.test(entry))
    .map((entry) => entry.replace(/^\| (.*) \| (.*) \|\s*$/s, '- $1 is now $2'))
    .map((entry) => about(entry, named));

/** The sentences of an entry that are about a component. One that names none belongs to the one before. */
const about = (entry: string, named: RegExp) =>
  entry
    .split(/(?<=\.) +(?=`[A-Z]|[A-Z][^.]*?`[A-Z])/)
    .filter((sentence) => named.test(sentence))
    .join(' ')
    .replace(/^(?![-|])/, '- ');

/** How a picture looked at the end of a version: as kept then or later, or as it is now. */
const lookIn = (version: number, name: string) =>
  versions
    .slice(0, version + 1)
    .reverse()
    .map((one) => `baselines/${one}/${name}`)
    .find((file) => kept.includes(file)) ?? `baselines/stories/${name}`;

/** What the changelog says about a component, with its pictures before and after. */
export function Changes() {
  const { csfFile, preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const components = [preparedMeta.component, ...Object.values(preparedMeta.subcomponents ?? {})];
  const names = components.map(
    (one) => (one as { displayName?: string; name?: string } | undefined)?.displayName ?? '',
  );
  const named = new RegExp(`\\b(${names.filter(Boolean).join('|')})\\b`);
  const found = releases.map((release, at) => ({
    version: versions[at] ?? '',
    entries: entriesOf(release, named),
    pictures: kept
      .filter((file) => file.startsWith(`baselines/${versions[at + 1]}/${csfFile.meta.id}--`))
      .map((before) => ({ before, after: lookIn(at, before.replace(/^.*\//, '')) })),
  }));
  const changed = found.filter(({ entries, pictures }) => entries.length + pictures.length > 0);
  return (
    <>
      <h2>Changes</h2>
      {changed.length === 0 ? <p>None since 0.1.0.</p> : null}
      {changed.map(({ version, entries, pictures }) => (
        <section key={version} className="changes">
          <Markdown>{`**${version}**\n\n${entries.join('\n')}`}</Markdown>
          {pictures.map(({ before, after }) => (
            <figure key={before}>
              <figcaption>
                {before.replace(/.*--|\.webp/g, '').replace('.', ', ')} px, before and after
              </figcaption>
              <img src={before} alt="Before" loading="lazy" />
              <img src={after} alt="After" loading="lazy" />
            </figure>
          ))}
        </section>
      ))}
    </>
  );
}
