import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { layers } from '../../tokens/layers.css';
import { vars } from '../../tokens/vars.css';

const page = 'tax-summary';

// A named page: the recap keeps the paper of the visitor's printer.
globalStyle(`@page ${page}`, { size: 'A4', margin: '16mm' } as GlobalStyleRule);

/** Stands at the top of the document while the summary alone is printed. */
export const printed = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', page } },
});

globalStyle(`${printed} ~ *`, {
  '@layer': { [layers.sections]: { '@media': { [media.print]: { display: 'none !important' } } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** The sheet has its own title: paper needs no other. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
