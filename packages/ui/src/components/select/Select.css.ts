import { media, style, vars } from '../../styles/primitives';

/** `chevron` replaces the browser's own arrow. */
export const select = style({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  appearance: 'none',
  border: 0,
  borderRadius: 'inherit',
  paddingInline: `${vars.space[4]} ${vars.space[10]}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { outline: 'revert' } },
});

export const chevron = style({
  display: 'grid',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${vars.space[10]})`,
  width: vars.space[10],
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
