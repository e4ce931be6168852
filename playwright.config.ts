import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Journeys wait more than they compute: two cores carry four of them.
  workers: 4,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    { name: 'accessibility', testMatch: 'accessibility/**/*.spec.ts' },
  ],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    // A trace of every test costs a third of the time: `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
