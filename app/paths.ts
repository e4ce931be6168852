import { fileURLToPath } from 'node:url';

const inApp = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const building = inApp(`dist/.building-${process.pid}`);

/** Where the build, the server and the commands read and write. */
export const paths = {
  app: inApp('.'),
  root: inApp('..'),
  template: inApp('index.html'),
  public: inApp('public'),
  /** The embedded backend's config.toml, migrations, templates, seed and local state. */
  supabase: inApp('supabase'),
  /** Keys of the embedded backend, unless TUPPENCE_KEYS names another file for the server. */
  keys: inApp('supabase/.temp/keys.json'),
  site: inApp('dist/client'),
  /** Where a build writes until it is finished, so that nothing reads an incomplete site. */
  building,
  client: `${building}/client`,
  server: `${building}/server`,
} as const;
