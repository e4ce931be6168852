import { createVar } from '@vanilla-extract/css';
import { figuresText, inColumns, largeText } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';
import { em } from './em';

/** Height of a bar, as a fraction of its space. */
export const share = createVar();

export const total = recipe({
  base: {
    ...largeText(em(72), 1),
    fontVariantNumeric: 'tabular-nums',
    color: vars.surface.heading,
    whiteSpace: 'nowrap',
  },
  variants: { small: { true: { fontSize: em(52) } } },
});

export const chart = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  gap: em(10),
  height: em(190),
  flex: 'none',
});

export const month = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: em(6),
  height: '100%',
});

export const bar = recipe({
  base: {
    alignSelf: 'end',
    width: '100%',
    height: `calc(${share} * 100%)`,
    minHeight: em(4),
    borderRadius: `${em(6)} ${em(6)} 0 0`,
  },
  variants: {
    current: {
      true: { backgroundColor: vars.color.action },
      false: { backgroundColor: vars.color.onStrongMuted },
    },
  },
});

export const gift = style({
  ...inColumns('1fr auto', em(12)),
  alignItems: 'center',
  paddingBlock: em(12),
  borderTop: `1.5px dashed ${vars.surface.line}`,
});

export const giftName = style({ fontSize: em(17), fontWeight: vars.weight.semibold });

export const giftValue = style({
  ...figuresText(em(17)),
  color: vars.surface.accent,
});
