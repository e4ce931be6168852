import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  breakpointPx,
  durationMs,
  easing,
  font,
  lineHeight,
  radius,
  shadow,
  sizePx,
  space,
  text,
  tracking,
  vars,
  weight,
  zIndex,
} from '@tuppence/ui/tokens';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { cellStyle, headStyle, nameOfVariable, TokenTable } from '../support/TokenTable';
import { radiusUses, shadowUses, spaceUses } from './uses';

interface ScaleProps {
  tokens: Record<string, string | number>;
  variables?: Record<string, string> | undefined;
  uses?: Record<string, string> | undefined;
  sample?: ((value: string | number) => CSSProperties) | undefined;
  unit?: string | undefined;
}

function Scale({ tokens, variables, uses, sample, unit = '' }: ScaleProps) {
  return (
    <TokenTable
      label="Tokens"
      columns={['Token', 'Value', ...(uses ? ['For'] : []), ...(sample ? ['Sample'] : [])]}
      style={{ margin: 24 }}
    >
      {Object.entries(tokens).map(([name, value]) => (
        <tr key={name} style={{ borderTop: '1px solid #D9DED3' }}>
          <th scope="row" style={headStyle}>
            {name}
            {variables ? (
              <code style={{ display: 'block', fontWeight: 400, fontSize: 13 }}>
                {nameOfVariable(variables[name] ?? '')}
              </code>
            ) : null}
          </th>
          <td style={cellStyle}>{`${value}${unit}`}</td>
          {uses ? <td style={cellStyle}>{uses[name]}</td> : null}
          {sample ? (
            <td style={cellStyle}>
              <div style={sample(value)}>
                {sample(value).fontFamily || sample(value).fontSize ? 'Two pence' : ''}
              </div>
            </td>
          ) : null}
        </tr>
      ))}
    </TokenTable>
  );
}

const meta = { title: 'Foundations/Scales', component: Scale } satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = { background: '#0B7A4B', height: 16 };

/** Its keyframes are in docs.css. Nothing moves with reduced motion. */
const moving = (timing: string) => ({
  ...box,
  width: 16,
  marginInlineEnd: 40,
  animation: `across ${timing} infinite alternate`,
});

export const Space: Story = {
  args: {
    tokens: space,
    variables: vars.space,
    uses: spaceUses,
    sample: (value) => ({ ...box, width: value }),
  },
};
export const TypeSizes: Story = {
  args: { tokens: text, variables: vars.text, sample: (value) => ({ fontSize: value }) },
};
export const Fonts: Story = {
  args: {
    tokens: font,
    variables: vars.font,
    sample: (value) => ({ fontFamily: `${value}`, fontWeight: 700 }),
  },
};
export const LineHeights: Story = { args: { tokens: lineHeight, variables: vars.lineHeight } };
export const Weights: Story = { args: { tokens: weight, variables: vars.weight } };
export const Tracking: Story = { args: { tokens: tracking, variables: vars.tracking } };
export const Radii: Story = {
  args: {
    tokens: radius,
    variables: vars.radius,
    uses: radiusUses,
    sample: (value) => ({
      width: 96,
      height: 64,
      border: '2px solid #0B7A4B',
      borderRadius: value,
    }),
  },
};
export const Shadows: Story = {
  args: {
    tokens: shadow,
    variables: vars.shadow,
    uses: shadowUses,
    sample: (value) => ({ width: 96, height: 64, background: '#FFFFFF', boxShadow: `${value}` }),
  },
};

/** Timings of docs/behaviour.md 11.5. */
export const Durations: Story = {
  args: { tokens: durationMs, unit: ' ms', sample: (value) => moving(`${value}ms`) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^splash 2500/ });
    await expect(row).toHaveTextContent('2500 ms');
  },
};
export const Easings: Story = {
  args: { tokens: easing, variables: vars.easing, sample: (value) => moving(`1s ${value}`) },
};
export const Sizes: Story = { args: { tokens: sizePx, unit: ' px' } };
export const Breakpoints: Story = { args: { tokens: breakpointPx, unit: ' px' } };
export const StackingOrder: Story = { args: { tokens: zIndex, variables: vars.zIndex } };
