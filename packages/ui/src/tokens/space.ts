/** Keys are multiples of 4 px: `space[6]` is 24 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  /** 32 px up to a viewport width of 375 px, 64 px from 1440 px. */
  section: 'clamp(2rem, 1.296rem + 3.005vw, 4rem)',
  gutter: 'clamp(1.25rem, 0.69rem + 2.4vw, 2.5rem)',
} as const;
