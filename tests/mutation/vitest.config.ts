import { defineConfig } from 'vitest/config';
import { shared } from '../../vite.shared.ts';

export default defineConfig({
  ...shared(),
  test: {
    environment: 'node',
    include: ['packages/ui/src/**/*.test.ts', 'app/src/{content,services,routes}/**/*.test.ts'],
  },
});
