import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { shared } from '../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['../stories/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  previewAnnotations: process.env.VITEST ? ['./tests/visual/preview.ts'] : [],
  viteFinal: (vite) => mergeConfig(vite, shared()),
};

export default config;
