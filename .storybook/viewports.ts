import { breakpointPx } from '@tuppence/ui/tokens';

const viewport = (name: string, widthPx: number, heightPx: number) => ({
  name: `${name}, ${widthPx}`,
  styles: { width: `${widthPx}px`, height: `${heightPx}px` },
});

/** Two phones, each breakpoint of the tokens, and a wide screen. */
export const viewports = {
  small: viewport('Small phone', 360, 740),
  phone: viewport('Phone', 390, 844),
  tablet: viewport('Tablet', breakpointPx.tablet, 1024),
  laptop: viewport('Small desktop', breakpointPx.desktop, 768),
  desktop: viewport('Desktop', breakpointPx.wide, 800),
  large: viewport('Large desktop', 1440, 900),
};
