import { createVar } from '@vanilla-extract/css';
import { centred, figuresText, inRow, largeText, middle, oneColumn } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';
import { em } from './em';

export const scanAt = createVar();

export const modes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: em(4),
  flex: 'none',
  borderRadius: em(14),
  backgroundColor: vars.surface.raised,
});

export const mode = recipe({
  base: {
    ...middle,
    height: em(44),
    borderRadius: em(10),
    fontWeight: vars.weight.semibold,
  },
  variants: {
    current: {
      true: { color: vars.color.strong, backgroundColor: vars.color.accent },
      false: { color: vars.surface.textMuted },
    },
  },
});

export const panel = style({
  position: 'relative',
  ...oneColumn(em(18)),
  justifyItems: 'center',
  padding: `${em(28)} ${em(16)} ${em(20)}`,
  borderRadius: em(20),
  overflow: 'hidden',
});

export const mark = style({
  ...middle,
  height: em(44),
  maxWidth: '75%',
});

export const balance = style(largeText(em(52), 1));

export const code = style({
  ...figuresText(em(17)),
  letterSpacing: '0.08em',
});

export const light = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(${scanAt} * 100%)`,
  height: em(4),
  backgroundColor: vars.color.danger,
  boxShadow: `0 0 ${em(18)} ${em(5)} color-mix(in srgb, ${vars.color.danger} 35%, transparent)`,
});

export const message = style({
  ...inRow(em(10)),
  justifyContent: 'center',
  minHeight: em(56),
  textAlign: 'center',
});

export const tick = style({
  ...centred(em(36)),
  flex: 'none',
  borderRadius: vars.radius.round,
  color: vars.color.strong,
  backgroundColor: vars.color.accent,
});

export const messageText = style({ fontSize: em(18), fontWeight: vars.weight.semibold });
