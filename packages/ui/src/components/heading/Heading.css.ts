import { headingType, largeText } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';

export const heading = recipe({
  base: {
    // A long word would otherwise widen the heading beyond its column.
    maxWidth: '100%',
    color: vars.surface.heading,
    textWrap: 'balance',
  },
  variants: {
    size: {
      // In a narrow container, shrinks to fit a headline's longest word.
      display: largeText(`min(${vars.text.display}, 0.5rem + 11.5cqi)`, vars.lineHeight.display),
      section: largeText(vars.text.section, vars.lineHeight.heading),
      ...headingType,
      label: {
        fontFamily: vars.font.text,
        fontWeight: vars.weight.semibold,
        fontSize: vars.text.body,
        lineHeight: vars.lineHeight.title,
      },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
});

export const sentence = style({ display: 'inline-block' });
