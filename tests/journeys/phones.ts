import { devices } from '@playwright/test';

const { 'Pixel 7': pixel, 'iPhone 14': apple } = devices;

export const android = { userAgent: pixel.userAgent, viewport: { width: 390, height: 844 } };
export const iPhone = { userAgent: apple.userAgent, viewport: { width: 390, height: 844 } };
export const desktop = {
  userAgent: devices['Desktop Chrome'].userAgent,
  viewport: { width: 1280, height: 800 },
};
