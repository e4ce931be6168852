import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { recipe } from '../../../styles/sections';
import { media } from '../../../tokens';
import { layers } from '../../../tokens/layers.css';

// CSS knows no A6 by its name.
const papers = { a4: 'A4 portrait', a6: '148mm 105mm', four: 'A4 landscape' } as const;

// Named pages: whatever else is printed keeps the paper of the visitor's printer.
for (const [name, size] of Object.entries(papers)) {
  globalStyle(`@page kit-${name}`, { size, margin: 0 } as GlobalStyleRule);
}

const onPaper = (rule: Record<string, string>) => ({ '@media': { [media.print]: rule } });

export const sheet = recipe({
  base: {
    display: 'none',
    ...onPaper({
      display: 'grid',
      overflow: 'hidden',
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
    }),
  },
  variants: {
    paper: {
      a4: onPaper({ page: 'kit-a4', width: '210mm', height: '297mm' }),
      a6: onPaper({ page: 'kit-a6', width: '148mm', height: '105mm' }),
      four: onPaper({
        page: 'kit-four',
        gridTemplateColumns: 'repeat(2, 148mm)',
        alignContent: 'center',
        justifyContent: 'center',
        width: '297mm',
        height: '210mm',
      }),
    },
  },
});

const hidden = {
  '@layer': { [layers.sections]: { '@media': { [media.print]: { display: 'none' } } } },
};
globalStyle('body[data-printing-kit] > :not([data-kit-sheet])', hidden);
