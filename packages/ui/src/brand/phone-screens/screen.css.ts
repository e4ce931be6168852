import { inRow, oneColumn, titleText } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';
import { em } from './em';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: em(20),
  height: '100%',
  padding: `${em(68)} ${em(20)} 0`,
  overflow: 'hidden',
  fontFamily: vars.font.text,
  lineHeight: 1.3,
  textAlign: 'start',
});

export const title = style({
  ...titleText(em(30), vars.lineHeight.heading),
  color: vars.surface.heading,
});

export const small = style({ fontSize: em(14), color: vars.surface.textMuted });

export const action = recipe({
  base: {
    ...inRow(em(10)),
    justifyContent: 'center',
    height: em(56),
    paddingInline: em(16),
    borderRadius: em(12),
    fontWeight: vars.weight.semibold,
  },
  variants: {
    state: {
      ready: { color: vars.color.raised, backgroundColor: vars.color.action },
      pressed: {
        color: vars.color.raised,
        backgroundColor: vars.color.actionDeep,
        transform: 'scale(0.97)',
      },
      busy: { color: vars.color.raised, backgroundColor: vars.color.actionDeep },
      done: { color: vars.color.onAccent, backgroundColor: vars.color.accent },
      waiting: { color: vars.surface.textMuted, backgroundColor: vars.surface.line },
    },
  },
});

export const actionText = style({
  fontSize: em(17),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const bottom = style({
  ...oneColumn(em(12)),
  marginTop: 'auto',
  marginInline: em(-20),
  padding: `${em(12)} ${em(20)} ${em(24)}`,
  borderTop: `1px solid ${vars.surface.line}`,
  backgroundColor: vars.surface.background,
});

export const tabs = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' });

export const tab = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: em(3),
    color: vars.surface.textMuted,
  },
  variants: { current: { true: { color: vars.surface.accent } } },
});

export const tabText = style({ fontSize: em(11), fontWeight: vars.weight.medium });
