import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const select = style({
  minHeight: 44,
  paddingInline: vars.space[3],
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { appearance: 'none', border: 0, padding: 0 } },
});
