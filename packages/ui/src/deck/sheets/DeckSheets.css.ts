import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { exactColours, style } from '../../styles/sections';
import { media, vars } from '../../tokens';
import { layers } from '../../tokens/layers.css';
import { receiptRoom } from '../slide/Slide.css';

const page = 'deck';
const sheetInches = { width: '13.333in', height: '7.5in' };

// A named page, so that other pages keep the visitor's own paper size.
globalStyle(`@page ${page}`, {
  size: `${sheetInches.width} ${sheetInches.height}`,
  margin: 0,
} as GlobalStyleRule);

export const sheets = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

// Elements after the deck would start another sheet.
globalStyle(`main:has(${sheets}) ~ *`, {
  '@layer': { [layers.sections]: { '@media': { [media.print]: { display: 'none' } } } },
});

export const sheet = style({
  '@media': {
    [media.print]: {
      position: 'relative',
      page,
      height: sheetInches.height,
      overflow: 'clip',
      ...exactColours,
      breakInside: 'avoid',
      selectors: { '&:not(:last-child)': { breakAfter: 'page' } },
      vars: { [receiptRoom]: '18rem' },
    },
  },
});

export const printer = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: vars.space[12],
  width: '17rem',
});
