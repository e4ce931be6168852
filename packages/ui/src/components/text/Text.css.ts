import { tabularFigures } from '../../styles/looks';
import { recipe, vars } from '../../styles/primitives';

export const text = recipe({
  base: { color: vars.surface.text, textWrap: 'pretty' },
  variants: {
    size: {
      small: { fontSize: vars.text.small, lineHeight: '1.5' },
      body: { fontSize: vars.text.body, lineHeight: vars.lineHeight.body },
      lead: { fontSize: vars.text.lead, lineHeight: '1.45' },
    },
    tone: {
      normal: {},
      muted: { color: vars.surface.textMuted },
      error: { color: vars.surface.error },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
    },
    align: { start: {}, center: { textAlign: 'center' } },
    measured: { true: { maxWidth: '62ch' } },
    figures: {
      true: {
        ...tabularFigures,
        letterSpacing: '-0.01em',
      },
    },
  },
});
