import { mutedSmall, spread } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const list = style({ borderBlockStart: `1px solid ${vars.surface.control}` });

export const row = style({
  ...spread(vars.space[4]),
  width: '100%',
  minHeight: '44px',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.surface.control}`,
  color: vars.surface.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const detail = style(mutedSmall);
