import { exactColours, namedPage } from '../../../styles/looks';
import { recipe, vars } from '../../../styles/sections';

/** Where to cut between cards. */
const cut = { content: '', position: 'absolute', inset: 0, margin: 'auto' } as const;
const line = `1px dashed ${vars.color.printedText}`;

export const sheet = recipe({
  base: {
    display: 'grid',
    overflow: 'hidden',
    ...exactColours,
  },
  variants: {
    paper: {
      a4: { page: namedPage('kit-a4', 'A4 portrait'), width: '210mm', height: '297mm' },
      // CSS has no keyword for A6.
      a6: { page: namedPage('kit-a6', '148mm 105mm'), width: '148mm', height: '105mm' },
      four: {
        page: namedPage('kit-four', 'A4 landscape'),
        gridTemplateColumns: 'repeat(2, 148mm)',
        alignContent: 'center',
        justifyContent: 'center',
        width: '297mm',
        height: '210mm',
        position: 'relative',
        selectors: {
          '&::before': { ...cut, height: 0, borderTop: line },
          '&::after': { ...cut, width: 0, borderInlineStart: line },
        },
      },
    },
  },
});
