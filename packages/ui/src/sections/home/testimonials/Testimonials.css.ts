import { displayText, onBaseline } from '../../../styles/looks';
import { globalStyle, media, style, vars } from '../../../styles/sections';

export const wall = style({
  display: 'grid',
  gap: vars.space[5],
  // A phone would cut off an outer focus ring.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    // Part of the next testimonial is visible.
    [media.mobile]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(84%, 20rem)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.gutter,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[1]} ${vars.space.gutter} ${vars.space[3]}`,
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      gridAutoRows: '1fr',
    },
    [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const person = style({
  display: 'grid',
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
    [media.desktop]: { selectors: { '&:first-child': { gridColumn: 1, gridRow: '1 / span 2' } } },
  },
});

export const story = style({
  display: 'grid',
  gridTemplateRows: '14rem 1fr',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
  '@media': {
    [media.mobile]: { gridTemplateRows: '9rem 1fr' },
    [media.tablet]: {
      selectors: {
        [`${person}:first-child > &`]: {
          gridTemplateRows: 'auto',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        },
      },
    },
    [media.desktop]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      selectors: {
        [`${person}:first-child > &`]: {
          gridTemplateRows: 'minmax(16rem, 1fr) auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
      },
    },
    [media.print]: { gridTemplateRows: '10rem 1fr', border: `1px solid ${vars.surface.line}` },
  },
});

export const picture = style({ width: '100%', height: '100%', minHeight: 0 });

/** A phone's picture is not tall enough for it. */
globalStyle(`${picture} [data-part="bunting"]`, {
  '@media': { [media.mobile]: { display: 'none' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.desktop]: { padding: vars.space[6] } },
});

export const quote = style({
  fontSize: vars.text.body,
  lineHeight: '1.45',
  textWrap: 'pretty',
  '@media': {
    [media.desktop]: { fontSize: vars.text.lead },
    [media.tablet]: {
      selectors: {
        [`${person}:first-child &`]: {
          ...displayText(vars.text.title),
          lineHeight: vars.lineHeight.title,
        },
      },
    },
  },
});

export const author = style({ display: 'grid', gap: vars.space[1] });

export const nameAndRole = style(onBaseline(`0 ${vars.space[2]}`));

export const raised = style({
  ...displayText(vars.text.title),
  color: vars.surface.accent,
  '@media': { [media.tablet]: { display: 'block' } },
});
