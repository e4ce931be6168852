import { inColumns } from '../../styles/looks';
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
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ display: 'block', fontWeight: vars.weight.bold });
