import { fileURLToPath } from 'node:url';

const inApp = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the build reads and writes. */
export const paths = {
  app: inApp('.'),
  root: inApp('..'),
  template: inApp('index.html'),
  public: inApp('public'),
  dist: inApp('dist'),
  client: inApp('dist/client'),
  server: inApp('dist/server'),
} as const;
