import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, type SurfaceTone, surfaces } from '@tuppence/ui/tokens';
import { expect, within } from 'storybook/test';
import { contrast } from './contrast';
import { colourUses, surfaceUses } from './uses';

function Swatches() {
  return (
    <dl
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        padding: 24,
      }}
    >
      {(Object.keys(colourUses) as (keyof typeof color)[]).map((name) => (
        <div key={name}>
          <dt>
            <span
              style={{
                display: 'block',
                height: 72,
                borderRadius: 8,
                border: '1px solid #D9DED3',
                background: color[name],
              }}
            />
            <strong>{name}</strong> {color[name]}
          </dt>
          <dd>{colourUses[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = { title: 'Foundations/Colour', component: Swatches } satisfies Meta<typeof Swatches>;

export default meta;

export const Palette: StoryObj = {};

/** Measured on every surface: text 7:1, links and errors 4.5:1, outlines of controls 3:1. */
export const Surfaces: StoryObj = {
  render: () => (
    <table style={{ width: '100%', fontSize: 15 }}>
      <thead>
        <tr>
          {['Surface', 'For', 'Text', 'Muted', 'Link', 'Error', 'Control'].map((title) => (
            <th key={title} scope="col" style={{ textAlign: 'start', padding: 8 }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(surfaceUses) as SurfaceTone[]).map((tone) => {
          const surface = surfaces[tone];
          const on = (value: string) => contrast(value, surface.background).toFixed(1);
          return (
            <tr key={tone} data-surface={tone}>
              <th scope="row" style={{ textAlign: 'start', padding: 8 }}>
                {tone}
              </th>
              <td style={{ padding: 8 }}>{surfaceUses[tone]}</td>
              <td style={{ padding: 8 }}>{on(surface.text)}</td>
              <td style={{ padding: 8, color: surface.textMuted }}>{on(surface.textMuted)}</td>
              <td style={{ padding: 8, color: surface.link }}>{on(surface.link)}</td>
              <td style={{ padding: 8, color: surface.error }}>{on(surface.error)}</td>
              <td style={{ padding: 8 }}>{on(surface.control)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(6);
    for (const surface of Object.values(surfaces)) {
      const on = (value: string) => contrast(value, surface.background);
      await expect(on(surface.text)).toBeGreaterThanOrEqual(7);
      await expect(on(surface.textMuted)).toBeGreaterThanOrEqual(7);
      await expect(on(surface.link)).toBeGreaterThanOrEqual(4.5);
      await expect(on(surface.error)).toBeGreaterThanOrEqual(4.5);
      await expect(on(surface.control)).toBeGreaterThanOrEqual(3);
      await expect(on(surface.focus)).toBeGreaterThanOrEqual(3);
    }
  },
};
