import { covering, figuresText, oneColumn, tabularFigures } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';
import { cards, keys, segments } from './radio-looks';

export const radio = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `3px solid ${vars.surface.focus}`,
        outlineOffset: '2px',
      },
    },
  },
  variants: {
    look: { cards, segments, keys },
  },
});

/** The native radio button covers its whole option, invisibly. */
export const input = style({
  ...covering,
  opacity: 0,
  cursor: 'inherit',
});

export const dot = style({
  width: 22,
  height: 22,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.round,
  selectors: { ':checked ~ &': { border: `7px solid ${vars.surface.accent}` } },
  '@media': {
    [media.forcedColors]: { selectors: { ':checked ~ &': { borderColor: 'Highlight' } } },
  },
});

export const texts = style(oneColumn(vars.space[1]));

export const label = recipe({
  variants: {
    look: {
      cards: { fontWeight: vars.weight.semibold, lineHeight: '1.3' },
      segments: {},
      keys: {
        ...figuresText(vars.text.lead),
        lineHeight: '1.15',
        letterSpacing: '-0.02em',
      },
      wordKeys: {
        fontSize: vars.text.lead,
        fontWeight: vars.weight.semibold,
        lineHeight: '1.15',
      },
    },
  },
});

export const description = recipe({
  base: { fontSize: vars.text.small, textWrap: 'pretty' },
  variants: {
    look: {
      cards: { color: vars.surface.textMuted, lineHeight: '1.4' },
      segments: {},
      keys: { lineHeight: '1.3' },
    },
  },
});

export const trailing = style(tabularFigures);
