import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Journeys wait more than they compute, so two cores are enough for four of them.
  workers: 4,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine one of the four browsers now and then gets too little time. A second attempt is
  // reported by name and message.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    {
      name: 'accessibility',
      testMatch: 'accessibility/**/*.spec.ts',
      // These failures say what is wrong and where, so no trace is needed: it would double the time.
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
