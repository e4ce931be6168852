import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const facts = style({ maxWidth: '62ch' });

export const row = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBottom: `1px dashed ${vars.surface.line}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const term = style({ fontWeight: vars.weight.semibold });
