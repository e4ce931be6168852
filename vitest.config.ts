import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './tests/browser/chromium.ts';
import Report from './tests/report.ts';
import { comparePictureCommand } from './tests/visual/picture.ts';
import { shared } from './vite.shared.ts';

/** Slow tests. They run nightly, with `npm run test:sweeps`. */
const longAttacks = [
  'packages/supabase-embedded/tests/attacks/{bodies,guessing,mail,money,redirects}.test.ts',
  'tests/attacks/{backup,data-folder,load,one-machine,raw,releases,stopping}.test.ts',
];
const longContracts = ['tests/contracts/{costs,site-name,story-causes}.test.ts'];
const longBackend = [
  'packages/charity-registers/tests/charity-load.test.ts',
  'packages/supabase-embedded/tests/{backup,move,upgrade}.test.ts',
];
const attacks = 'packages/supabase-embedded/tests/attacks/*.test.ts';

/** Ends a test that hangs. No limit of speed: a busy machine is many times slower. */
const hangsMs = 300_000;

const inNode = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
) => ({
  ...shared(),
  test: {
    name,
    include,
    testTimeout: hangsMs,
    hookTimeout: hangsMs,
    expect: { poll: { timeout: hangsMs / 5 } },
    ...more,
  },
});

/** Projects of a higher order start when those of a lower order have ended. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });

export default defineConfig({
  test: {
    reporters: ['default', new Report()],
    // A small machine has two cores. Tests also wait: for a browser, or as long as a limit says.
    maxWorkers: 3,
    // The cache ignores what vanilla-extract inlines: tests would see old values of tokens.
    fsModuleCache: false,
    projects: [
      inNode(
        'unit',
        [
          'packages/{content,donation-sandbox,giving,publication,settings,site,ui}/src/**/*.test.{ts,tsx}',
          'app/{commands,src}/**/*.test.{ts,tsx}',
        ],
        { isolate: false },
      ),
      inNode('backend', ['packages/{charity-registers,supabase-embedded}/tests/**/*.test.ts'], {
        exclude: [attacks, ...longBackend],
      }),
      inNode('contracts', ['tests/{contracts,deploy,visual}/**/*.test.{ts,tsx}'], {
        exclude: longContracts,
      }),
      inNode('attacks', ['tests/attacks/*.test.ts', attacks], { exclude: longAttacks }),
      inNode('long', [...longAttacks, ...longBackend, ...longContracts]),
      inNode('engines', ['tests/engines/**/*.test.ts'], after(1)),
      inNode('consumers', ['tests/consumers/**/*.test.ts'], after(2)),
      {
        // The plug-in reads .storybook/main.ts, with the shared settings.
        plugins: [
          storybookTest({
            initialGlobals: { viewport: { value: process.env.VIEWPORT } },
          }),
        ],
        // If Vite found this import while stories run, it would reload the page.
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'stories',
          ...after(1),
          testTimeout: hangsMs,
          // Three times as fast. Stories clean up after themselves.
          isolate: false,
          globalSetup:
            process.env.TRANSLATED || process.env.VIEWPORT ? [] : ['tests/visual/every-story.ts'],
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
