import {
  createGlobalTheme,
  createGlobalThemeContract,
  type GlobalStyleRule,
  globalStyle,
} from '@vanilla-extract/css';
import { type ColorName, color } from './color';
import { shadow, zIndex } from './elevation';
import { font } from './font';
import { layers } from './layers.css';
import { media } from './media';
import { colorsOfMoreContrast, surfacesOfMoreContrast } from './more-contrast';
import { durationMs, easing } from './motion';
import { radius } from './radius';
import { space } from './space';
import { type SurfaceRole, surfaceColors, surfaceOnPaper } from './surface';
import { lineHeight, text, tracking, weight } from './type';
import { variableName } from './variable-name';

const inStyles = [
  'splashFadeOut',
  'contentFadeIn',
  'splashRingTurn',
  'imageFade',
  'greeting',
  'quick',
  'overlay',
  'receiptLine',
] as const satisfies (keyof typeof durationMs)[];

const duration = Object.fromEntries(
  inStyles.map((name) => [name, `${durationMs[name]}ms`]),
) as Record<(typeof inStyles)[number], string>;

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
  duration,
  easing,
  zIndex,
};

const fixedVars = createGlobalThemeContract(fixed, (_value, path) => variableName(path));
const surfaceVars = createGlobalThemeContract({ surface: surfaceColors.page }, (_value, path) =>
  variableName(path),
);

createGlobalTheme(':root', fixedVars, { '@layer': layers.tokens, ...fixed });

/** The tokens as variables. Styles must not use the raw values. */
export const vars = { ...fixedVars, ...surfaceVars };

const { surface } = surfaceVars;

const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

// A phone in landscape shows a page's first button without scrolling.
const { display, section, heading } = fixedVars.text;
tokens(':root', {
  '@media': {
    [media.low]: {
      vars: {
        [display]: '2rem',
        [section]: '1.75rem',
        [heading]: '1.375rem',
        [fixedVars.space.section]: '1.25rem',
      },
    },
  },
});

const colours = (contract: Record<string, string>, names: Record<string, ColorName>) =>
  Object.fromEntries(
    Object.entries(names).map(([role, name]) => [contract[role], fixedVars.color[name]]),
  );

const withMoreContrast = (
  selector: string,
  contract: Record<string, string>,
  names: Record<string, ColorName>,
) => tokens(selector, { '@media': { [media.moreContrast]: { vars: colours(contract, names) } } });

withMoreContrast(':root', fixedVars.color, colorsOfMoreContrast);

const { page, ...others } = surfaceColors;
tokens(':root, [data-surface]', { vars: colours(surface, page) });
tokens('[data-surface]', { color: surface.text, backgroundColor: surface.background });

// The other surfaces only override what differs from `page`.
for (const [tone, names] of Object.entries(others)) {
  const changed = Object.entries(names).filter(
    ([role, name]) => name !== page[role as SurfaceRole],
  );
  tokens(`[data-surface="${tone}"]`, { vars: colours(surface, Object.fromEntries(changed)) });
}

withMoreContrast(
  ':root, [data-surface="page"], [data-surface="quiet"], [data-surface="raised"]',
  surface,
  surfacesOfMoreContrast.page,
);
for (const tone of ['strong', 'accent'] as const) {
  withMoreContrast(`[data-surface="${tone}"]`, surface, surfacesOfMoreContrast[tone]);
}

// A picture, such as a phone's screen, is marked `exact` and printed in its own colours.
tokens(':root, [data-surface]:not([data-print="exact"] [data-surface])', {
  '@media': {
    [media.print]: {
      vars: {
        ...Object.fromEntries(
          Object.entries(surfaceOnPaper).map(([role, value]) => [
            surface[role as SurfaceRole],
            value,
          ]),
        ),
        [fixedVars.space.section]: '1.25rem',
      },
    },
  },
});
tokens('[data-print="exact"]', { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' });
