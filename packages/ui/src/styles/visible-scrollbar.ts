import { vars } from '../tokens/vars.css';

/**
 * A scrollbar that is always visible, to show that there is more. The standard properties are only set
 * where `::-webkit-scrollbar` is not supported, because they would override it.
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
