import { centred, inColumns, inRow } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';
import { em } from './em';

export const search = style({
  ...inRow(em(10)),
  height: em(52),
  flex: 'none',
  paddingInline: em(16),
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: em(12),
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
});

export const query = style({ fontSize: em(17), whiteSpace: 'pre' });

export const placeholder = style({ fontSize: em(17), color: vars.color.textMuted });

export const caret = style({
  width: '2px',
  height: em(22),
  marginInlineStart: em(-8),
  backgroundColor: vars.color.action,
});

export const list = style({ display: 'grid', gap: em(8) });

export const row = recipe({
  base: {
    ...inColumns(`${em(48)} 1fr ${em(26)}`, em(14)),
    alignItems: 'center',
    padding: `${em(12)} ${em(14)}`,
    border: '1.5px solid transparent',
    borderRadius: em(16),
  },
  variants: {
    picked: {
      true: { borderColor: vars.color.action, backgroundColor: vars.color.accentSoft },
      false: { backgroundColor: vars.surface.raised },
    },
  },
});

export const badge = style({ display: 'grid', width: em(48), height: em(48) });

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: em(17),
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
});

export const check = recipe({
  base: {
    ...centred(em(26)),
    borderRadius: vars.radius.round,
  },
  variants: {
    picked: {
      true: { color: vars.color.raised, backgroundColor: vars.color.action },
      false: { border: `1.5px solid ${vars.surface.control}` },
    },
  },
});
