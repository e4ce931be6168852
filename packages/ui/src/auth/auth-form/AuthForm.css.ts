import { inRow, mutedSmall, onBaseline, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const names = style(sideBySide('1fr 1fr', { gap: vars.space[5], from: media.tablet }));

export const secure = style({
  ...inRow(vars.space[2]),
  ...mutedSmall,
});

export const other = style({
  ...onBaseline(`0 ${vars.space[2]}`),
  paddingBlockStart: vars.space[5],
  borderTop: `2px dashed ${vars.surface.line}`,
  '@media': { [media.scriptless]: { display: 'none' } },
});
