import { style } from '../../../styles/sections';
import { vars } from '../../../tokens';
import { media } from '../../../tokens/breakpoint';

export const value = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  fontFamily: vars.font.figures,
  overflowWrap: 'anywhere',
});

/** Hidden in print, where a search is useless. */
export const search = style({ '@media': { [media.print]: { display: 'none' } } });
