import { mutedSmall, spread } from '../../../styles/looks';
import { globalStyle, media, style, vars } from '../../../styles/sections';
import { link, results } from './CharityFinder.css';

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
  '@media': { [media.mobile]: { display: 'grid' } },
});

// Those with a page are as large as those below, and their last rule is enough.
globalStyle(`${results} ul + ${list}`, {
  '@media': { [media.mobile]: { borderBlockStart: 'none' } },
});
globalStyle(`${results} ${link}`, {
  '@media': { [media.mobile]: { fontSize: vars.text.body } },
});

export const detail = style(mutedSmall);
