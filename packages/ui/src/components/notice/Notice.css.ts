import { inColumns, oneColumn } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';

export const notice = recipe({
  base: {
    ...inColumns('auto 1fr', vars.space[3]),
    alignItems: 'start',
    padding: vars.space[4],
    border: '1.5px solid',
    borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
    lineHeight: '1.45',
  },
  variants: {
    tone: {
      information: {
        borderColor: vars.surface.control,
        backgroundColor: vars.surface.raised,
        color: vars.surface.raisedText,
      },
      problem: { borderColor: vars.surface.error, color: vars.surface.error },
    },
  },
});

export const content = style({
  ...oneColumn(vars.space[3]),
  justifyItems: 'start',
  minWidth: 0,
});

export const title = style({ display: 'block', fontWeight: vars.weight.bold });
