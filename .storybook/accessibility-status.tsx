import { useOf } from '@storybook/addon-docs/blocks';
import { ways } from '../stories/support/accessibility';
import { heard } from '../stories/support/heard';

interface Tested {
  id: string;
  name: string;
  moduleExport: { play?: unknown };
}

/** What is tested, and where. A sweep fails at any fault. */
export function AccessibilityStatus() {
  const { csfFile, preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const stories = Object.values(csfFile.stories) as unknown as Tested[];
  // Names of methods stay in a build.
  const withKeys = stories
    .filter(({ moduleExport }) => /\.(keyboard|tab)\(/.test(String(moduleExport.play)))
    .map(({ id, name }) => (
      <a key={id} href={`?path=/story/${id}`} target="_top">
        {name}
      </a>
    ));
  const [file, words] = heard[preparedMeta.title.replace(/^.*\//, '')] ?? [];
  const said = `“${words}” in docs/heard/${file}.md, from Chromium. No real one yet.`;
  const rows = [
    ['names and roles', 'axe finds no fault, in each story that a test plays.'],
    ['screen reader', words ? said : 'Not heard.'],
    ...ways.map((way) => [way, 'Holds: tests/sweeps/every-component.spec.ts, on Basic.'] as const),
    ['other keys', withKeys.length > 0 ? withKeys : 'No story presses any.'],
  ] as const;
  return (
    <table className="accessibility-status">
      <tbody>
        {rows.map(([way, proof]) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td>{proof}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
