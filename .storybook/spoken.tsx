import { Markdown, useOf } from '@storybook/addon-docs/blocks';

/** Written by tests/hearing/components.spec.ts, which fails if other words are heard. */
const transcripts: Record<string, string> = import.meta.glob('../docs/heard/components/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a simulated screen reader says while the component is used with the keyboard. */
export function Spoken() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']);
  const transcript = transcripts[`../docs/heard/components/${csfFile.meta.id}.md`];
  if (!transcript) return null;
  return (
    <>
      <h2>Spoken</h2>
      <p>
        By a simulated screen reader: the names, roles and states that the browser gives to
        assistive technology. Bold is pressed, “ ” is announced politely, and ! at once.
      </p>
      <Markdown>{transcript.replace(/^# .*/, '')}</Markdown>
    </>
  );
}
