import { media, recipe, vars } from '../../styles/primitives';
import { gaps } from '../gap.css';

const from = (condition: string, columns: string) => ({
  '@media': { [condition]: { gridTemplateColumns: columns } },
});

/** Uneven splits share one gap, so that columns of different sections align. */
const uneven = (columns: string) => ({
  '@media': { [media.desktop]: { gridTemplateColumns: columns, columnGap: vars.space[12] } },
});

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  variants: {
    gap: gaps,
    split: {
      halves: from(media.tablet, 'repeat(2, minmax(0, 1fr))'),
      thirds: from(media.tablet, 'repeat(3, minmax(0, 1fr))'),
      quarters: {
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
      wideStart: uneven('minmax(0, 7fr) minmax(0, 5fr)'),
      narrowStart: uneven('minmax(0, 4fr) minmax(0, 8fr)'),
    },
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      stretch: { alignItems: 'stretch' },
    },
  },
});
