import { figuresFont, inColumns, titleText } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

// 1 em is 16 px if the phone's screen is 390 px wide.
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '1.25em',
  height: '100%',
  padding: '4.5em 1.25em 2.5em',
  lineHeight: '1.3',
});

export const chosen = style({
  ...inColumns('auto 1fr', '0.9em'),
  alignItems: 'center',
  padding: '1em',
  borderRadius: '1.1em',
});

export const badge = style({ display: 'grid', width: '3.4em', height: '3.4em' });

export const small = style({ fontSize: '0.85em', color: vars.surface.textMuted });

export const name = style(titleText('1.2em', '1.15'));

export const sums = style({ display: 'grid', gap: '0.6em' });

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1em',
  padding: '0.9em 1em',
  borderRadius: '1.1em',
  border: `1.5px dashed ${vars.color.control}`,
  ...figuresFont,
  selectors: {
    '&:first-child': {
      border: 0,
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
    },
  },
});

export const figure = style({ fontSize: '1.6em', letterSpacing: '-0.03em' });

export const button = style({
  alignSelf: 'end',
  padding: '1em',
  borderRadius: '0.7em',
  color: vars.color.raised,
  backgroundColor: vars.color.action,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
});
