import { figuresText, sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

const columns = '1fr 1fr';

export const mission = style(sideBySide(columns, { gap: vars.space[8], alignItems: 'start' }));

export const products = style({ borderTop: `1px solid ${vars.surface.line}` });

export const product = style({
  ...sideBySide(columns, {
    gap: vars.space[3],
    wideGap: vars.space[8],
    alignItems: 'baseline',
  }),
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.surface.line}`,
});

export const stage = style({
  ...figuresText(vars.text.small),
  color: vars.surface.accent,
});
