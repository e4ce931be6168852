/** Outlines of the badges on a grid of 64 x 64. */
export const badgeShapes = {
  circle: 'M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60Z',
  arch: 'M6 62V28a26 26 0 0 1 52 0v34Z',
  shield: 'M6 4h52v28c0 15-11 25-26 30C17 57 6 47 6 32Z',
  house: 'M32 2l28 22v38H4V24Z',
  hexagon: 'M32 2l27 15.5v29L32 62 5 46.5v-29Z',
  leaf: 'M2 2h30a30 30 0 0 1 30 30v30H32A30 30 0 0 1 2 32Z',
  drop: 'M32 2c0 0 25 20 25 36a25 24 0 0 1-50 0C7 22 32 2 32 2Z',
  petal:
    'M32 2c8 0 14 6 14 14 0 .7 0 1.3-.1 2 .7-.1 1.4-.1 2.100-.1 8 0 14 6 14 14s-6 14-14 14c-.7 0-1.4 0-2.100-.1.1.7.1 1.3.1 2 0 8-6 14-14 14s-14-6-14-14c0-.7 0-1.3.1-2-.7.1-1.4.1-2.100.1-8 0-14-6-14-14s6-14 14-14c.7 0 1.4 0 2.100.1-.1-.7-.1-1.3-.1-2 0-8 6-14 14-14Z',
  ticket: 'M8 4h48a6 6 0 0 0 6 6v44a6 6 0 0 0-6 6H8a6 6 0 0 0-6-6V10a6 6 0 0 0 6-6Z',
  square:
    'M12 2h40a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10H12A10 10 0 0 1 2 52V12A10 10 0 0 1 12 2Z',
} as const;

/** Names of the shapes that a badge can have. */
export type BadgeShape = keyof typeof badgeShapes;
