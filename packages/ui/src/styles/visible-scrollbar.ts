import { vars } from '../tokens/vars.css';

/** A scrollbar that is always visible, to show that there is more. */
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
    // Only without `::-webkit-scrollbar`, which the standard properties would override.
    '@supports': {
      'not selector(::-webkit-scrollbar)': {
        scrollbarWidth: 'thin',
        scrollbarColor: `${thumb} transparent`,
      },
    },
  } as const;
}
