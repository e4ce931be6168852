import { keyframes } from '@vanilla-extract/css';
import { media, recipe } from '../../styles/primitives';

const drop = keyframes({
  '0%': { transform: 'translateY(-180%) rotate(-50deg)', opacity: 0 },
  '15%': { opacity: 1 },
  '52%': { transform: 'none', animationTimingFunction: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
  '70%': { transform: 'translateY(-26%) rotate(6deg)', animationTimingFunction: 'ease-in' },
  '86%': { transform: 'none', animationTimingFunction: 'ease-out' },
  '93%': { transform: 'translateY(-6%)', animationTimingFunction: 'ease-in' },
  '100%': { transform: 'none' },
});

export const coin = recipe({
  base: { flex: 'none' },
  variants: {
    dropped: {
      true: {
        '@media': {
          [media.motionSafe]: {
            animation: `${drop} 900ms cubic-bezier(0.6, 0, 0.9, 0.5) backwards`,
          },
        },
      },
    },
  },
});
