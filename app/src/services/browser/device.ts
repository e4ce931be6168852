import type { Device } from '@tuppence/ui/chrome';

interface DeviceSignals {
  userAgent: string;
  viewportWidth: number;
  /** `navigator.maxTouchPoints`: tells a Mac from an iPad, which identifies as a Macintosh. */
  touchPoints: number;
}

/** Narrower viewports count as mobile (docs/behaviour.md 11.6). */
export const mobileBelowPx = 768;

const desktopSystems = /Windows NT|Macintosh|X11|CrOS|Linux/;

/** `unknown` includes a desktop system in a narrow window. */
export function classifyDevice({ userAgent, viewportWidth, touchPoints }: DeviceSignals): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (desktopSystems.test(userAgent) && viewportWidth >= mobileBelowPx) return 'desktop';
  return 'unknown';
}
