import { defineConfig } from 'vitest/config';
import { shared } from '../../vite.shared.ts';

/** The tests that a mutation run repeats: unit tests in Node. */
export default defineConfig({
  ...shared(),
  test: {
    environment: 'node',
    include: ['packages/ui/src/**/*.test.ts', 'app/src/{content,services,routes}/**/*.test.ts'],
  },
});
