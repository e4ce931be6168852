import { vars } from '../tokens/vars.css';

export const gaps = {
  none: { gap: vars.space[0] },
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  10: { gap: vars.space[10] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
} as const;

export type Gap = keyof typeof gaps;
