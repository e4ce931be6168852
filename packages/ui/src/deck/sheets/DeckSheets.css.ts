import { exactColours, figuresText, namedPage } from '../../styles/looks';
import { globalStyle, media, style, vars } from '../../styles/sections';
import { receiptRoom } from '../slide/Slide.css';

const sheetInches = { width: '13.333in', height: '7.5in' };

const page = namedPage('deck', `${sheetInches.width} ${sheetInches.height}`);

export const sheets = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

// A slide is as large as on a screen.
globalStyle(`main:has(${sheets})`, { '@media': { [media.print]: { zoom: 1 } } });

// Elements after the deck would start another sheet.
globalStyle(`main:has(${sheets}) ~ *`, { '@media': { [media.print]: { display: 'none' } } });

export const sheet = style({
  '@media': {
    [media.print]: {
      position: 'relative',
      page,
      height: sheetInches.height,
      overflow: 'clip',
      ...exactColours,
      breakInside: 'avoid',
      counterIncrement: 'sheet',
      selectors: {
        '&:not(:last-child)': { breakAfter: 'page' },
        '&::after': {
          content: 'counter(sheet)',
          position: 'absolute',
          bottom: vars.space[4],
          insetInlineStart: vars.space[8],
          ...figuresText(vars.text.small),
          color: vars.surface.textMuted,
        },
      },
      vars: { [receiptRoom]: '6.5rem' },
    },
  },
});

export const printer = style({
  position: 'absolute',
  bottom: vars.space[4],
  insetInline: `0 ${vars.space[4]}`,
});
