import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser/chromium.ts';
import { comparePictureCommand } from './tests/visual/picture.ts';
import { shared } from './vite.shared.ts';

export default defineConfig({
  test: {
    // The tests are meant to be quick on a machine with two cores.
    maxWorkers: 2,
    projects: [
      {
        ...shared(),
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'app/{src,commands,environment,prerender,vite}/**/*.test.{ts,tsx}',
          ],
          isolate: false,
        },
      },
      {
        ...shared(),
        test: {
          name: 'backend',
          environment: 'node',
          include: ['packages/supabase-embedded/tests/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared(),
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['tests/{contracts,deploy,visual}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared(),
        test: {
          name: 'attacks',
          environment: 'node',
          include: ['tests/attacks/**/*.test.ts'],
          // Servers in processes of their own: a second attempt is reported by name and message.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'recipes',
          environment: 'node',
          include: ['tests/recipes/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared(),
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // A second attempt is reported by name and message: tests/summary.ts.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
        // The plug-in reads .storybook/main.ts, and with it the shared settings.
        plugins: [storybookTest({ initialGlobals: { viewport: { value: 'desktop' } } })],
        // What Vite finds only while stories play makes it load the page anew.
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'stories',
          // Stories unmount after themselves, so all files share a page: a third of the time.
          isolate: false,
          // A second attempt is reported by name and message: tests/summary.ts.
          retry: 1,
          globalSetup: ['tests/visual/every-story.ts'],
          browser: {
            commands: { comparePicture: comparePictureCommand },
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'Europe/London',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
