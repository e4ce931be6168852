import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { shared } from '../vite.shared.ts';
import { docgenOptions } from './docgen.ts';
import { withGuidance } from './manifest.ts';
import { samples } from './samples.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../stories/public', { from: '../tests/visual/baselines', to: '/baselines' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // For agents, at /mcp of a running Storybook.
    '@storybook/addon-mcp',
  ],
  tags: {
    // Stories that only test. The filter of the sidebar shows them.
    check: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  features: {
    // The toolbar has a surface menu instead.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The search finds the headings of the catalogue.
    experimentalSearchDocsHeadings: true,
    componentsManifest: true,
  },
  typescript: {
    // Tests of stories need no props tables.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui/src/**/*.tsx'],
      exclude: ['**/*.test.tsx'],
      ...docgenOptions,
    },
  },
  // Not among the documented settings of a configuration, so it has no type.
  ...({ experimental_manifests: withGuidance } as object),
  previewAnnotations: process.env.VITEST
    ? [process.env.TRANSLATED ? './tests/translated/preview.ts' : './tests/visual/preview.ts']
    : [],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...shared(),
      plugins: [shared().plugins, process.env.VITEST ? [] : samples()],
    }),
};

export default config;
