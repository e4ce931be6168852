import { displayText, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('5fr 6fr', { gap: vars.space[12], wideGap: vars.space[16], alignItems: 'start' }),
);

/** Stacked on phones, where one row fits only in some fonts. */
export const actions = style({
  ...oneColumn(),
  gap: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

export const nextSteps = style({
  ...oneColumn(vars.space[4]),
  paddingBlockStart: vars.space[6],
});

export const steps = style({ display: 'grid', counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.surface.line}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 2',
      color: vars.surface.accent,
      ...displayText(vars.text.heading),
      lineHeight: '1',
    },
  },
});
