import { expect, test } from 'vitest';
import { vitalsTally } from './vitals';

const entry = (fields: object) => ({ name: '', startTime: 0, duration: 0, ...fields });

test('the last largest paint and the slowest interaction count', () => {
  const { vitals, add } = vitalsTally();
  add('navigation', entry({ responseStart: 31.4 }));
  add('paint', entry({ name: 'first-paint', startTime: 80 }));
  add('paint', entry({ name: 'first-contentful-paint', startTime: 91.6 }));
  add('largest-contentful-paint', entry({ startTime: 120 }));
  add('largest-contentful-paint', entry({ startTime: 340.2 }));
  add('event', entry({ duration: 300 }));
  add('event', entry({ duration: 72, interactionId: 1 }));
  add('event', entry({ duration: 48, interactionId: 2 }));
  expect(vitals).toEqual({ ttfb: 31, fcp: 92, lcp: 340, inp: 72, cls: 0 });
});

test('shifts add up in windows, and those that a visitor caused do not count', () => {
  const { vitals, add } = vitalsTally();
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    add('layout-shift', entry({ startTime, value, hadRecentInput }));
  shift(100, 0.02);
  shift(900, 0.03);
  shift(1000, 0.5, true);
  expect(vitals.cls).toBe(0.05);
  shift(4000, 0.04);
  expect(vitals.cls).toBe(0.05);
  // Shifts that follow each other within a second for more than five begin a new window.
  for (let time = 4900; time < 9900; time += 900) shift(time, 0.01);
  expect(vitals.cls).toBe(0.09);
});
