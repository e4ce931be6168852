import { breakpointPx } from '@tuppence/ui/tokens';

type Kind = 'mobile' | 'tablet' | 'desktop';

function viewport(name: string, widthPx: number, heightPx: number, type: Kind) {
  return {
    name: `${name}, ${widthPx}`,
    styles: { width: `${widthPx}px`, height: `${heightPx}px` },
    type,
  };
}

/** Two phones, each breakpoint of the tokens, and a wide screen. */
export const viewports = {
  small: viewport('Small phone', 360, 740, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', breakpointPx.tablet, 1024, 'tablet'),
  laptop: viewport('Small desktop', breakpointPx.desktop, 768, 'desktop'),
  desktop: viewport('Desktop', breakpointPx.wide, 800, 'desktop'),
  large: viewport('Large desktop', 1440, 900, 'desktop'),
};
