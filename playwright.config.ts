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
  // A busy machine now and then starves one browser of four. A second attempt is reported by name and message.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    {
      name: 'accessibility',
      testMatch: 'accessibility/**/*.spec.ts',
      // A fault says what is wrong and where; a snapshot of the page at each key is half of the time.
      use: { trace: 'off' },
    },
    {
      name: 'pictures',
      testMatch: 'visual/**/*.spec.ts',
    },
  ],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
