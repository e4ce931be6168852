import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoint';
import { type ColorName, color } from './color';
import { layers } from './layers.css';
import { colorsOfMoreContrast, surfacesOfMoreContrast } from './more-contrast';
import { durationMs, easing } from './motion';
import { radius } from './radius';
import { shadow } from './shadow';
import { space } from './space';
import { type SurfaceRole, surfaceColors, surfaceOnPaper } from './surface';
import { font, lineHeight, text, tracking, weight } from './type';
import { variableName } from './variable-name';
import { zIndex } from './z-index';

/** Durations that only scripts read, as numbers. No style needs them, so they are not variables. */
const onlyInScripts = [
  'splash',
  'scrollToHashDelay',
  'preloadDelay',
  'copied',
  'copyToast',
  'videoAutoplayDelay',
  'videoPreloadTimeout',
  'toastRemoval',
  'toastDisplay',
  'stackingToastRemoval',
  'navigationMenuHover',
  'navigationMenuSkip',
  'navigationMenuClose',
  'tooltipOpenDelay',
  'countUp',
] as const satisfies (keyof typeof durationMs)[];
type ReadByScripts = (typeof onlyInScripts)[number];

const inMs = Object.fromEntries(
  Object.entries(durationMs)
    .filter(([name]) => !onlyInScripts.includes(name as ReadByScripts))
    .map(([name, ms]) => [name, `${ms}ms`]),
) as Record<Exclude<keyof typeof durationMs, ReadByScripts>, string>;

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

const fixedVars = createGlobalThemeContract(fixed, (_value, path) => variableName(path));
const surfaceVars = createGlobalThemeContract({ surface: surfaceColors.page }, (_value, path) =>
  variableName(path),
);

createGlobalTheme(':root', fixedVars, { '@layer': layers.tokens, ...fixed });

/** The typed contract of all tokens. Styles must use it instead of the raw values. */
export const vars = { ...fixedVars, ...surfaceVars };

/** The colours of a surface, as variables of the palette. */
const fromPalette = <Role extends string>(names: Record<Role, ColorName>) =>
  Object.fromEntries(
    Object.entries<ColorName>(names).map(([role, name]) => [role, fixedVars.color[name]]),
  ) as Record<Role, string>;

/** Overrides a contract's variables for visitors who ask for more contrast. */
function withMoreContrast(
  selector: string,
  contract: Record<string, string>,
  names: Partial<Record<string, ColorName>>,
) {
  const changed = Object.entries(names) as [string, ColorName][];
  globalStyle(selector, {
    '@layer': {
      [layers.tokens]: {
        '@media': {
          [media.moreContrast]: {
            vars: Object.fromEntries(
              changed.map(([role, name]) => [contract[role], fixedVars.color[name]]),
            ),
          },
        },
      },
    },
  });
}

withMoreContrast(':root', fixedVars.color, colorsOfMoreContrast);

createGlobalTheme(':root, [data-surface]', surfaceVars, {
  '@layer': layers.tokens,
  surface: fromPalette(surfaceColors.page),
});
globalStyle('[data-surface]', {
  '@layer': {
    [layers.tokens]: {
      color: surfaceVars.surface.text,
      backgroundColor: surfaceVars.surface.background,
    },
  },
});

// The other surfaces only override what differs from `page`.
for (const [tone, names] of Object.entries(surfaceColors)) {
  const changed = (Object.entries(names) as [SurfaceRole, ColorName][]).filter(
    ([role, name]) => name !== surfaceColors.page[role],
  );
  if (changed.length === 0) continue;
  globalStyle(`[data-surface="${tone}"]`, {
    '@layer': {
      [layers.tokens]: {
        vars: Object.fromEntries(
          changed.map(([role, name]) => [surfaceVars.surface[role], fixedVars.color[name]]),
        ),
      },
    },
  });
}

const { page, quiet, raised, ...onOthers } = surfacesOfMoreContrast;
withMoreContrast(
  ':root, [data-surface="page"], [data-surface="quiet"], [data-surface="raised"]',
  surfaceVars.surface,
  { ...page, ...quiet, ...raised },
);
for (const [tone, names] of Object.entries(onOthers)) {
  withMoreContrast(`[data-surface="${tone}"]`, surfaceVars.surface, names);
}

// Pictures, such as a phone's screen, are marked `exact` and printed in their own colours.
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
