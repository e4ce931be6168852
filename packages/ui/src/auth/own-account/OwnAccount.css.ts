import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Hides forms on paper. */
export const onScreen = style({
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
