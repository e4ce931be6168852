import { exactColours, figuresText, inColumns, tornEdge } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const ticket = style({
  position: 'relative',
  padding: vars.space[6],
  selectors: { '&::after': { ...tornEdge('bottom'), backgroundColor: vars.surface.background } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const queue = style({ width: '100%', aspectRatio: '108 / 44', ...exactColours });

export const points = style({ display: 'grid', gap: vars.space[3] });

export const point = style({
  ...inColumns('auto 1fr', vars.space[4]),
  alignItems: 'baseline',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1.5px dashed ${vars.surface.control}`,
});

export const number = style(figuresText(vars.text.body));
