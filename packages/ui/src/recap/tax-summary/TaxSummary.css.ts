import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

const page = 'tax-summary';

// A named page, so that only the summary is set to A4 and the recap keeps the visitor's paper size.
globalStyle(`@page ${page}`, { size: 'A4', margin: '16mm' } as GlobalStyleRule);

/** The sheet when it is printed alone. */
export const printed = style({ page });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** The heading and the button. Hidden on paper, where the sheet has its own title. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
