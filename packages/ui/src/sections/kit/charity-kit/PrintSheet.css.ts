import { exactColours, namedPage } from '../../../styles/looks';
import { recipe } from '../../../styles/sections';

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
      },
    },
  },
});
