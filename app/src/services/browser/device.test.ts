import type { Device } from '@tuppence/ui/chrome';
import { expect, test } from 'vitest';
import { classifyDevice } from './device';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  crawler: 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://bot.example)',
};

test.each<[string, string, number, number, Device]>([
  ['an iPhone', agents.iphone, 390, 5, 'ios'],
  ['an old iPad', agents.ipad, 768, 5, 'ios'],
  ['an iPad that calls itself a Macintosh', agents.safari, 1024, 5, 'ios'],
  ['a Mac', agents.safari, 1440, 0, 'desktop'],
  ['a Mac with a pen tablet', agents.safari, 1440, 1, 'desktop'],
  ['a Mac in a narrow window', agents.safari, 500, 0, 'unknown'],
  ['an Android phone', agents.pixel, 412, 5, 'android'],
  ['an Android tablet', agents.pixel, 1280, 5, 'android'],
  ['Windows with a touch screen', agents.windows, 1920, 10, 'desktop'],
  ['Windows exactly at the breakpoint', agents.windows, 768, 0, 'desktop'],
  ['Windows just below it', agents.windows, 767, 0, 'unknown'],
  ['a Chromebook', agents.chromebook, 1366, 0, 'desktop'],
  ['a crawler', agents.crawler, 1366, 0, 'unknown'],
  ['no user agent', '', 1366, 0, 'unknown'],
])('classifies %s', (_name, userAgent, viewportWidth, touchPoints, device) => {
  expect(classifyDevice({ userAgent, viewportWidth, touchPoints })).toBe(device);
});
