import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';
import { layers } from '../../tokens/layers.css';
import { receiptRoom } from '../slide/Slide.css';

const page = 'deck';
const sheetInches = { width: '13.333in', height: '7.5in' };

// A named page: the site's other pages keep the paper of the visitor's printer.
globalStyle(`@page ${page}`, {
  size: `${sheetInches.width} ${sheetInches.height}`,
  margin: 0,
} as GlobalStyleRule);

export const sheets = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

// What follows the deck in the page, even empty, would begin a sheet of its own on other paper.
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
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
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
