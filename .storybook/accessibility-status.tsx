import { useOf } from '@storybook/addon-docs/blocks';
import { ways } from '../stories/support/accessibility';

interface Tested {
  id: string;
  name: string;
  moduleExport: { play?: unknown };
}

/** What is tested, and where. The sweep fails at any fault. */
export function AccessibilityStatus() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']);
  const stories = Object.values(csfFile.stories) as unknown as Tested[];
  /** The stories whose play function uses such calls. Names of methods stay in a build. */
  const thatUse = (calls: RegExp) =>
    stories.filter(({ moduleExport }) => calls.test(String(moduleExport.play ?? '')));
  const links = (found: Tested[]) =>
    found.length === 0
      ? 'Not tested by a story of its own.'
      : found.map(({ id, name }) => (
          <a key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </a>
        ));
  return (
    <table className="accessibility-status">
      <tbody>
        <tr>
          <th scope="row">keyboard</th>
          <td>{links(thatUse(/\.(keyboard|tab)\(|toHaveFocus/))}</td>
        </tr>
        <tr>
          <th scope="row">screen reader</th>
          <td>
            axe, in every story.{' '}
            {links(thatUse(/ByRole\(|toHaveAccessible|"status"|'status'|`status`/))}
          </td>
        </tr>
        {ways.map((way) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td>Holds: tests/sweeps/every-component.spec.ts, on Basic.</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
