import { fileURLToPath } from 'node:url';

const inApp = (path: string) => fileURLToPath(new URL(`../../../app/${path}`, import.meta.url));

const building = inApp(`dist/.building-${process.pid}`);

export const paths = {
  app: inApp('.'),
  root: inApp('..'),
  template: inApp('index.html'),
  public: inApp('public'),
  supabase: inApp('../packages/supabase-embedded/supabase'),
  /** Keys of the embedded backend, unless TUPPENCE_KEYS names another file for the server. */
  keys: inApp('../packages/supabase-embedded/supabase/.temp/keys.json'),
  site: inApp('dist/client'),
  /** What the next build need not draw again. */
  cache: inApp('dist/.cache'),
  building,
  client: `${building}/client`,
  server: `${building}/server`,
} as const;
