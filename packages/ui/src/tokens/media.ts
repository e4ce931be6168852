import { breakpointPx, lowWindow } from './breakpoint';

const tablet = `screen and (min-width: ${breakpointPx.tablet}px)` as const;
const desktop = `screen and (min-width: ${breakpointPx.desktop}px)` as const;

/** Media conditions. Write styles mobile first. */
export const media = {
  mobile: `screen and (max-width: ${breakpointPx.tablet - 0.02}px)`,
  tablet,
  tabletOnly: `${tablet} and (max-width: ${breakpointPx.desktop - 0.02}px)`,
  desktop,
  wide: `screen and (min-width: ${breakpointPx.wide}px)`,
  // On paper too, because a printed slide of the deck is 1280 px wide.
  tabletAndPaper: `${tablet}, print`,
  desktopAndPaper: `${desktop}, print`,
  low: lowWindow,
  /**
   * A low window on a computer. For the header: if it were static only in landscape, Chrome on Android
   * would jump to it, and so to the top of the page, when the phone is turned.
   */
  lowOnComputer: `${lowWindow} and (pointer: fine)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionSafe: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  scriptless: '(scripting: none)',
} as const;
