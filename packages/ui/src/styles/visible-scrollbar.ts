import { vars } from '../tokens/vars.css';

/** A scrollbar that most browsers always show. */
export function visibleScrollbar(thumb: string) {
  return {
    selectors: {
      '&::-webkit-scrollbar': { width: 10, height: 10 },
      '&::-webkit-scrollbar-thumb': {
        borderRadius: vars.radius.round,
        border: '2px solid transparent',
        backgroundClip: 'padding-box',
        backgroundColor: thumb,
      },
    },
    // Browsers that know `::-webkit-scrollbar` would ignore it if these properties were set.
    '@supports': {
      'not selector(::-webkit-scrollbar)': {
        scrollbarWidth: 'thin',
        scrollbarColor: `${thumb} transparent`,
      },
    },
  } as const;
}
