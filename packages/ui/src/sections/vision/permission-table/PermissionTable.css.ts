import { figuresText, headingType } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const table = style({ width: '100%', borderTop: `3px solid ${vars.surface.heading}` });

export const head = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
  },
});

export const title = style({
  width: '50%',
  paddingBlock: vars.space[4],
  textAlign: 'start',
  ...figuresText(vars.text.small),
  color: vars.surface.textMuted,
  selectors: { '&:last-child': { paddingInlineStart: vars.space[4] } },
});

export const row = style({
  borderBottom: `1px solid ${vars.surface.line}`,
  '@media': {
    [media.mobile]: { display: 'grid', gap: vars.space[2], paddingBlock: vars.space[5] },
  },
});

const cell = {
  paddingBlock: vars.space[5],
  // The second column begins where the other sections' does.
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  ...headingType.heading,
  textWrap: 'balance',
} as const;
const narrow = { padding: 0, display: 'block', overflowWrap: 'anywhere' } as const;

export const may = style({
  ...cell,
  color: vars.surface.heading,
  '@media': { [media.mobile]: narrow },
});

export const mayNot = style({
  ...cell,
  paddingInline: vars.space[4],
  color: vars.surface.accent,
  '@media': { [media.mobile]: narrow },
});
