import { inlineRow } from '../../styles/looks';
import { media, recipe, vars } from '../../styles/primitives';

export const link = recipe({
  base: {
    color: vars.surface.link,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecorationThickness: '0.16em' } },
  },
  variants: {
    tone: {
      inherit: { color: 'inherit' },
      accent: { fontWeight: vars.weight.semibold },
    },
    standalone: {
      true: {
        ...inlineRow(vars.space[2]),
        maxWidth: '100%',
        minHeight: 44,
        // An email address may be wider than a phone with large text.
        textDecorationLine: 'none',
        selectors: { '&:hover': { textDecorationLine: 'underline' } },
        '@media': {
          [media.print]: {
            display: 'inline',
            selectors: { '&[href^="/"]::after': { content: '" " attr(href)' } },
          },
        },
      },
    },
  },
});
