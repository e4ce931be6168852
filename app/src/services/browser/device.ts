import type { Device } from '@tuppence/ui/chrome';
import { breakpointPx } from '@tuppence/ui/tokens';

interface DeviceSignals {
  userAgent: string;
  /** The viewport is narrower than 768 px. */
  mobile: boolean;
  /** `navigator.maxTouchPoints`: tells a Mac from an iPad, which identifies as a Macintosh. */
  touchPoints: number;
}

/** Other viewports count as mobile (docs/behaviour.md 11.6). */
export const notMobile = `(min-width: ${breakpointPx.tablet}px)`;

const desktopSystems = /Windows NT|Macintosh|X11|CrOS|Linux/;

/** `unknown` includes a desktop system in a narrow window. */
export function classifyDevice({ userAgent, mobile, touchPoints }: DeviceSignals): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (desktopSystems.test(userAgent) && !mobile) return 'desktop';
  return 'unknown';
}
