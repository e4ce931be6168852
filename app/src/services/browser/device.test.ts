import type { Device } from '@tuppence/ui/chrome';
import { expect, test } from 'vitest';
import { classifyDevice, notMobile } from './device';

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

test.each<[string, string, boolean, number, Device]>([
  ['an iPhone', agents.iphone, true, 5, 'ios'],
  ['an old iPad', agents.ipad, false, 5, 'ios'],
  ['an iPad that calls itself a Macintosh', agents.safari, false, 5, 'ios'],
  ['a Mac', agents.safari, false, 0, 'desktop'],
  ['a Mac with a pen tablet', agents.safari, false, 1, 'desktop'],
  ['a Mac in a narrow window', agents.safari, true, 0, 'unknown'],
  ['an Android phone', agents.pixel, true, 5, 'android'],
  ['an Android tablet', agents.pixel, false, 5, 'android'],
  ['Windows with a touch screen', agents.windows, false, 10, 'desktop'],
  ['Windows in a narrow window', agents.windows, true, 0, 'unknown'],
  ['a Chromebook', agents.chromebook, false, 0, 'desktop'],
  ['a crawler', agents.crawler, false, 0, 'unknown'],
  ['no user agent', '', false, 0, 'unknown'],
])('classifies %s', (_name, userAgent, mobile, touchPoints, device) => {
  expect(classifyDevice({ userAgent, mobile, touchPoints })).toBe(device);
});

test('a viewport of 768 px is not mobile', () => {
  expect(notMobile).toBe('(min-width: 768px)');
});
