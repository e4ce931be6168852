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
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.REPORT ?? 'test-results/journeys.json' }],
  ],
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@sweep/ },
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    // Nightly. Failures say what is wrong and where, so no trace is needed: it would double the time.
    { name: 'sweeps', testMatch: 'sweeps/**/*.spec.ts', use: { trace: 'off' } },
    {
      name: 'long journeys',
      testMatch: 'journeys/**/*.spec.ts',
      grep: /@sweep/,
      use: { trace: 'off' },
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
