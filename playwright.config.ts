import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/chromium.ts';
import { android } from './tests/journeys/phones.ts';

const heard = 'docs/heard/{arg}{ext}';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Journeys mostly wait: two cores are enough.
  workers: 4,
  timeout: 60_000,
  // A busy machine may need longer than the default of 5 s.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/report.ts']],
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@sweep/ },
    { name: 'pages', testMatch: 'pages/**/*.spec.ts' },
    { name: 'hearing', testMatch: 'hearing/**/*.spec.ts', snapshotPathTemplate: heard },
    {
      name: 'hearing on a phone',
      testMatch: 'hearing/jobs.spec.ts',
      snapshotPathTemplate: heard,
      use: android,
    },
    // The last two run nightly.
    { name: 'sweeps', testMatch: 'sweeps/**/*.spec.ts' },
    { name: 'long journeys', testMatch: 'journeys/**/*.spec.ts', grep: /@sweep/ },
  ],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
});
