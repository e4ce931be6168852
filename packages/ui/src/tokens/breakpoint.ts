/** Viewport widths, in px, from which a layout applies. Below `tablet` the site counts as mobile (docs/behaviour.md 2.7). */
export const breakpointPx = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media conditions for `'@media': { [media.tablet]: { ... } }`. Styles are written mobile first. */
export const media = {
  mobile: `screen and (max-width: ${breakpointPx.tablet - 0.02}px)`,
  tablet: `screen and (min-width: ${breakpointPx.tablet}px)`,
  desktop: `screen and (min-width: ${breakpointPx.desktop}px)`,
  wide: `screen and (min-width: ${breakpointPx.wide}px)`,
  /** As low as a phone on its side, or a page at 400 %: what sticks would cover what is read. */
  low: 'screen and (max-height: 30em)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionSafe: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** No code runs: what needs it should not look live. */
  scriptless: '(scripting: none)',
} as const;
