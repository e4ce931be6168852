import { figuresText, middle } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';

export const tabs = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const tabList = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A scrolling row would cut off the focus ring.
  padding: '6px 6px 0',
  margin: '-6px -6px 0',
});

export const tab = style({
  flex: 'none',
  ...middle,
  minHeight: 48,
  paddingInline: vars.space[5],
  border: '1.5px solid transparent',
  borderBottom: 0,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  color: vars.surface.textMuted,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.surface.text, textDecoration: 'underline' },
    '&[aria-selected="true"]': {
      borderColor: vars.surface.control,
      backgroundColor: vars.surface.raised,
      color: vars.surface.raisedText,
      boxShadow: `inset 0 3px 0 ${vars.surface.accent}`,
      textDecoration: 'none',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderBottom: '1.5px solid',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
});

/** Two lines. Titles share the width, and wrap. */
export const titledTab = style([
  tab,
  {
    flex: '0 1 auto',
    alignContent: 'start',
    justifyItems: 'start',
    minWidth: 'min-content',
    overflowWrap: 'break-word',
    padding: `${vars.space[2]} clamp(${vars.space[2]}, 2vw, ${vars.space[5]})`,
    lineHeight: vars.lineHeight.title,
    textAlign: 'start',
    whiteSpace: 'normal',
    '@media': { [media.mobile]: { flex: '1 1 0', fontSize: vars.text.caption } },
  },
]);

export const overTitle = style(figuresText(vars.text.caption));

export const panel = style({
  position: 'relative',
  minWidth: 0,
  paddingTop: vars.space[6],
  selectors: { '&:focus-visible': { outlineOffset: '6px' } },
  borderTop: `1.5px solid ${vars.surface.control}`,
});
