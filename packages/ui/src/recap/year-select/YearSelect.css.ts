import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  color: vars.surface.raisedText,
});

/** The native select with our own chevron: the browser's leaves no space beside the year. */
export const select = style({
  appearance: 'none',
  minHeight: 48,
  minWidth: 'min(9rem, 100%)',
  maxWidth: '100%',
  paddingInline: `${vars.space[4]} ${vars.space[10]}`,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { border: 0, padding: 0, minHeight: 0 } },
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  display: 'grid',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
