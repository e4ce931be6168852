import { vars } from '../tokens/vars.css';

/**
 * A scrollbar that is always visible, to show that there is more. A function, because browsers that
 * support `::-webkit-scrollbar` ignore it if the standard properties are also set.
 */
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
    '@supports': {
      'not selector(::-webkit-scrollbar)': {
        scrollbarWidth: 'thin',
        scrollbarColor: `${thumb} transparent`,
      },
    },
  } as const;
}
