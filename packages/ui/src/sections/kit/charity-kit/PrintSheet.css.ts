import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { exactColours, recipe } from '../../../styles/sections';

// CSS has no keyword for A6.
const papers = { a4: 'A4 portrait', a6: '148mm 105mm', four: 'A4 landscape' } as const;

// Named pages, so that other prints keep the printer's paper size.
for (const [name, size] of Object.entries(papers)) {
  globalStyle(`@page kit-${name}`, { size, margin: 0 } as GlobalStyleRule);
}

export const sheet = recipe({
  base: {
    display: 'grid',
    overflow: 'hidden',
    ...exactColours,
  },
  variants: {
    paper: {
      a4: { page: 'kit-a4', width: '210mm', height: '297mm' },
      a6: { page: 'kit-a6', width: '148mm', height: '105mm' },
      four: {
        page: 'kit-four',
        gridTemplateColumns: 'repeat(2, 148mm)',
        alignContent: 'center',
        justifyContent: 'center',
        width: '297mm',
        height: '210mm',
      },
    },
  },
});
