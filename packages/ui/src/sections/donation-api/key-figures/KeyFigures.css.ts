import { largeText } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const list = style({
  display: 'grid',
  paddingBlockStart: vars.space[4],
  '@media': {
    [media.tabletAndPaper]: {
      display: 'flex',
      flexWrap: 'wrap',
      paddingBlockStart: vars.space[8],
    },
  },
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  borderTop: `1px solid ${vars.surface.control}`,
  '@media': {
    [media.tabletAndPaper]: {
      flexGrow: 1,
      paddingBlock: vars.space[2],
      paddingInline: `${vars.space[6]} ${vars.space[4]}`,
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.surface.control}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
    },
  },
});

export const figure = style({
  color: vars.surface.heading,
  // The px minimum lets text at 200% fit on a narrow phone.
  ...largeText('clamp(52px, 0.4rem + 6.6vw, 7.5rem)', '0.9', '-0.05em'),
});

export const meaning = style({ maxWidth: '24ch', lineHeight: vars.lineHeight.title });
