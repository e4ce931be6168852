import { height, padding } from '../../../layout/section/Section.css';
import { measured, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

/** Wide enough for the text beside the phone. */
const roomy = '(min-width: 32rem)';

export const grid = style({
  ...oneColumn(vars.space[3]),
  marginBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': {
    [media.tablet]: { gap: vars.space[5], gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const feature = style({
  // For a phone: see `Section`.
  vars: { [height]: '355px', [padding]: '0px' },
  gridColumn: '1 / -1',
  position: 'relative',
  ...measured,
  overflow: 'clip',
  borderRadius: vars.radius.card,
  '@media': {
    [media.tablet]: { gridColumn: 'span 6' },
    [media.desktop]: {
      selectors: {
        '&:nth-child(4n + 1), &:nth-child(4n + 4)': { gridColumn: 'span 5' },
        '&:nth-child(4n + 2), &:nth-child(4n + 3)': { gridColumn: 'span 7' },
      },
    },
    [media.print]: {
      gridColumn: 'span 6',
      border: `1px solid ${vars.surface.line}`,
      breakInside: 'avoid',
    },
  },
});

export const content = style({
  gridColumn: '1 / -1',
  ...oneColumn(vars.space[4]),
  alignContent: 'space-between',
  alignItems: 'center',
  // The vw limit lets text at 200% fit on a narrow phone.
  padding: `clamp(min(${vars.space[6]}, 7.5vw), 7cqi, ${vars.space[10]})`,
  // The card's lower edge cuts off the phone.
  paddingBlockEnd: 0,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(12.5rem, 32cqi)',
      alignContent: 'stretch',
      gap: `clamp(${vars.space[6]}, 5cqi, ${vars.space[10]})`,
      paddingBlock: vars.space[10],
    },
  },
  '@media': {
    [media.print]: {
      gridTemplateColumns: '1fr 6.5rem',
      gap: vars.space[4],
      padding: vars.space[5],
    },
  },
});

export const words = style({
  ...oneColumn(vars.space[3]),
  justifyItems: 'start',
});

export const device = style({
  // Leaves room for the film's button in the corner.
  width: 'min(100% - 7rem, 10.25rem)',
  // The card's edge cuts the film between two rows.
  height: '11.25rem',
  justifySelf: 'center',
  '@container': { [roomy]: { width: '100%', height: 'auto' } },
  '@media': {
    [media.tablet]: { width: 'min(100% - 7rem, 14rem)', height: '16.5rem' },
    [media.desktop]: { height: '17.25rem' },
    [media.print]: { width: '100%', height: 'auto' },
  },
});
