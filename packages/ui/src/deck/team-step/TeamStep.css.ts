import { fallbackVar } from '@vanilla-extract/css';
import { height } from '../../brand/people-photo/PeoplePhoto.css';
import { displayText, headingType, mutedSmall, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';
import { scale, tape } from '../slide/Slide.css';

export const photo = style({
  '@media': {
    [media.desktop]: { vars: { [height]: `calc(37svh / ${fallbackVar(scale, '1')})` } },
    [media.print]: { vars: { [height]: '36svh' } },
  },
});

/** On desktop and paper, each name is below its person. */
export const members = style({
  display: 'grid',
  columnGap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktopAndPaper]: {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      textAlign: 'center',
    },
  },
});

export const written = style({
  paddingBlock: vars.space[2],
  borderBlockStart: `2px dashed ${vars.surface.control}`,
  fontSize: vars.text.caption,
  textWrap: 'balance',
  lineHeight: vars.lineHeight.title,
});

export const foot = style({
  ...sideBySide('1fr auto', { gap: vars.space[6], alignItems: 'end' }),
  justifyItems: 'start',
});

export const quote = style({
  maxWidth: '30ch',
  ...headingType.heading,
  color: vars.surface.heading,
  textWrap: 'balance',
  '@media': { [tape]: { ...headingType.title, maxWidth: 'none' } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  minHeight: 64,
  paddingBlock: vars.space[3],
  textAlign: 'inherit',
  color: vars.surface.text,
  borderBlockStart: `2px dashed ${vars.surface.control}`,
  lineHeight: vars.lineHeight.title,
  selectors: {
    '&:hover, &[data-state="open"]': { borderBlockStart: `2px solid ${vars.surface.text}` },
  },
});

export const name = style({
  fontWeight: vars.weight.bold,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  // Breaks every name in two, so that the roles below are level.
  '@media': {
    [media.desktop]: { width: 'min-content', marginInline: 'auto', overflowWrap: 'break-word' },
  },
});

export const role = style(mutedSmall);

export const popoverName = style({
  ...displayText(vars.text.title),
  lineHeight: vars.lineHeight.title,
});
