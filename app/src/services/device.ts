import type { Device } from '@tuppence/ui/chrome';

export type { Device };

/** What a browser tells of itself. */
interface DeviceSignals {
  userAgent: string;
  /** Width of the viewport in CSS pixels. */
  viewportWidth: number;
  /** `navigator.maxTouchPoints`: tells an iPad, which calls itself a Macintosh, from a Mac. */
  touchPoints: number;
}

/** Narrower than this counts as mobile, in CSS pixels (docs/behaviour.md 11.6). */
export const mobileBelowPx = 768;

const desktopSystems = /Windows NT|Macintosh|X11|CrOS|Linux/;

/**
 * iOS and Android name themselves; a desktop is a desktop system in a viewport of desktop width.
 * What remains (a narrow window, a console, a crawler) is unknown.
 */
export function classifyDevice({ userAgent, viewportWidth, touchPoints }: DeviceSignals): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (desktopSystems.test(userAgent) && viewportWidth >= mobileBelowPx) return 'desktop';
  return 'unknown';
}
