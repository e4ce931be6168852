import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '@tuppence/ui';
import { color, type SurfaceTone, surfaces, vars } from '@tuppence/ui/tokens';
import { expect } from 'storybook/test';
import { contrastOf } from '../../packages/ui/src/theme/contrast';
import { cellStyle, headStyle, nameOfVariable, TokenTable } from '../support/TokenTable';
import { colourUses, surfaceUses } from './uses';

/** 4.5:1 for text, 3:1 for large text, icons and outlines. */
function Contrasts({ value }: { value: string }) {
  return (
    <ul aria-label="Contrast" style={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
      {(Object.keys(surfaceUses) as SurfaceTone[]).map((tone) => {
        const ratio = contrastOf(value, surfaces[tone].background);
        const verdict = ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'decoration';
        return (
          <li key={tone}>
            {`${tone} ${ratio.toFixed(1)}`}{' '}
            <span style={{ color: color.textMuted }}>{verdict}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Swatches() {
  return (
    <ul
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        padding: 24,
      }}
    >
      {(Object.keys(colourUses) as (keyof typeof color)[]).map((name) => (
        <li key={name}>
          <span
            style={{
              display: 'block',
              height: 72,
              borderRadius: 8,
              border: `1px solid ${color.line}`,
              background: color[name],
            }}
          />
          <strong>{name}</strong> {color[name]}
          <p>{colourUses[name]}</p>
          <p style={{ overflowWrap: 'anywhere' }}>
            <code>{nameOfVariable(vars.color[name])}</code>
          </p>
          <Contrasts value={color[name]} />
          <CopyButton
            size="small"
            text={vars.color[name]}
            label="Copy variable"
            subject={`of ${name}`}
          />
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colour', component: Swatches } satisfies Meta<typeof Swatches>;

export default meta;

export const Palette: StoryObj = {};

/** Minimum contrast with the surface: text 7:1, links and errors 4.5:1, control outlines 3:1. */
export const Surfaces: StoryObj = {
  render: () => (
    <TokenTable
      label="Surfaces"
      columns={['Surface', 'For', 'Text', 'Muted', 'Link', 'Error', 'Control']}
      style={{ width: '100%', fontSize: 15 }}
    >
      {(Object.keys(surfaceUses) as SurfaceTone[]).map((tone) => {
        const surface = surfaces[tone];
        const on = (value: string) => contrastOf(value, surface.background).toFixed(1);
        return (
          <tr key={tone} data-surface={tone}>
            <th scope="row" style={headStyle}>
              {tone}
            </th>
            <td style={cellStyle}>{surfaceUses[tone]}</td>
            <td style={cellStyle}>{on(surface.text)}</td>
            <td style={{ ...cellStyle, color: surface.textMuted }}>{on(surface.textMuted)}</td>
            <td style={{ ...cellStyle, color: surface.link }}>{on(surface.link)}</td>
            <td style={{ ...cellStyle, color: surface.error }}>{on(surface.error)}</td>
            <td style={cellStyle}>{on(surface.control)}</td>
          </tr>
        );
      })}
    </TokenTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    for (const surface of Object.values(surfaces)) {
      const on = (value: string) => contrastOf(value, surface.background);
      await expect(on(surface.text)).toBeGreaterThanOrEqual(7);
      await expect(on(surface.textMuted)).toBeGreaterThanOrEqual(7);
      await expect(on(surface.link)).toBeGreaterThanOrEqual(4.5);
      await expect(on(surface.error)).toBeGreaterThanOrEqual(4.5);
      await expect(on(surface.control)).toBeGreaterThanOrEqual(3);
      await expect(on(surface.focus)).toBeGreaterThanOrEqual(3);
    }
  },
};
