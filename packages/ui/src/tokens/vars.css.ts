import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoint';
import { color } from './color';
import { layers } from './layers.css';
import { durationMs, easing } from './motion';
import { radius } from './radius';
import { shadow } from './shadow';
import { space } from './space';
import {
  colorsOfMoreContrast,
  type SurfaceTone,
  surfaceOnPaper,
  surfaces,
  surfacesOfMoreContrast,
} from './surface';
import { font, lineHeight, text, tracking, weight } from './type';
import { zIndex } from './z-index';

const inMs = Object.fromEntries(
  Object.entries(durationMs).map(([name, ms]) => [name, `${ms}ms`]),
) as Record<keyof typeof durationMs, string>;

const fixed = {
  color,
  space,
  font,
  text,
  lineHeight,
  weight,
  tracking,
  radius,
  shadow,
  duration: inMs,
  easing,
  zIndex,
};

const cssName = (_value: string | null, path: string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const fixedVars = createGlobalThemeContract(fixed, cssName);
const surfaceVars = createGlobalThemeContract({ surface: surfaces.paper }, cssName);

createGlobalTheme(':root', fixedVars, { '@layer': layers.tokens, ...fixed });

/** The typed contract of all tokens: the one way in which styles reach them. */
export const vars = { ...fixedVars, ...surfaceVars };

/** The variables of a contract that take other values where more contrast is asked for. */
function withMoreContrast<Name extends string>(
  selector: string,
  contract: Record<Name, string>,
  values: Partial<Record<Name, string>>,
) {
  const changed = Object.entries(values) as [Name, string][];
  globalStyle(selector, {
    '@layer': {
      [layers.tokens]: {
        '@media': {
          [media.moreContrast]: {
            vars: Object.fromEntries(changed.map(([name, value]) => [contract[name], value])),
          },
        },
      },
    },
  });
}

withMoreContrast(':root', fixedVars.color, colorsOfMoreContrast);

for (const [tone, surface] of Object.entries(surfaces) as [
  SurfaceTone,
  (typeof surfaces)[SurfaceTone],
][]) {
  const selector = tone === 'paper' ? ':root, [data-surface="paper"]' : `[data-surface="${tone}"]`;
  createGlobalTheme(selector, surfaceVars, { '@layer': layers.tokens, surface });
  withMoreContrast(selector, surfaceVars.surface, surfacesOfMoreContrast[tone]);
  globalStyle(`[data-surface="${tone}"]`, {
    '@layer': {
      [layers.tokens]: {
        color: surfaceVars.surface.text,
        backgroundColor: surfaceVars.surface.background,
      },
    },
  });
}

// A picture, such as the screen of a phone, keeps its colours: it is marked, and printed as it is.
globalStyle(':root, [data-surface]:not([data-print="exact"] [data-surface])', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [media.print]: {
          vars: {
            ...(Object.fromEntries(
              Object.entries(surfaceOnPaper).map(([name, value]) => [
                surfaceVars.surface[name as keyof typeof surfaceOnPaper],
                value,
              ]),
            ) as Record<string, string>),
            [fixedVars.space.section]: '1.25rem',
          },
        },
      },
    },
  },
});
globalStyle('[data-print="exact"]', {
  '@layer': { [layers.tokens]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});
