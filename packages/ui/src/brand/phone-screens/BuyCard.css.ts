import { figuresFont, middle, oneColumn } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';
import { em } from './em';

export const card = style({ marginInline: em(8) });

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: em(8),
});

export const amount = recipe({
  base: {
    ...middle,
    height: em(48),
    border: '1.5px solid transparent',
    borderRadius: em(12),
    ...figuresFont,
  },
  variants: {
    chosen: {
      true: { color: vars.color.onStrongBright, backgroundColor: vars.color.strong },
      false: { borderColor: vars.surface.control },
    },
  },
});

export const sums = style({
  ...oneColumn(em(6)),
  padding: `${em(16)} 0`,
  borderBlock: `1.5px dashed ${vars.surface.control}`,
  ...figuresFont,
});

export const sum = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: em(12),
    padding: `${em(4)} ${em(8)}`,
  },
  variants: { gift: { true: { color: vars.color.onAccent, backgroundColor: vars.color.accent } } },
});

export const sumText = style({ fontSize: em(15), whiteSpace: 'nowrap' });
