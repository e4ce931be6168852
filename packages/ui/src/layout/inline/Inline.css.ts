import { recipe } from '../../styles/primitives';
import { gaps } from '../gap.css';

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 },
  variants: {
    gap: gaps,
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
    },
    stacked: {
      true: {
        '@media': {
          '(max-width: 29.99rem)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            width: '100%',
          },
        },
      },
    },
  },
});
