import type { EmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { BackendKeys } from './keys.ts';
import type { RateLimits } from './limits.ts';
import type { Mailbox } from './mailbox.ts';
import type { ProxyTrust } from './requests.ts';

export type BackendOptions = ProxyTrust & {
  /** The folder with config.toml, migrations, mail templates and seed (`supabase`). */
  project: string;
  /** Where the rows live; "memory" keeps nothing. Default: `TUPPENCE_DATA`, else `.temp/db` of the project. */
  dataDir?: string | undefined;
  /** Origin of the site that mails lead to by default. Default: `site_url` of config.toml. */
  siteUrl?: string | undefined;
  /** Default: the keys of this machine (`.temp/keys.json` of the project). */
  keys?: BackendKeys | undefined;
  /** Adds the demo donor to a new data folder. Default: false. */
  seed?: boolean | undefined;
  /** Where mails go. Default: a local mailbox, shown at /_mailbox. */
  mail?: EmailDriver | undefined;
  /** Folder of migrations. Default: `migrations` of the project. */
  migrations?: string | undefined;
  /** Default: `[auth.rate_limit]` and `max_frequency` of config.toml. */
  limits?: Partial<RateLimits> | undefined;
  log?: ((line: string) => void) | undefined;
};

export type RequestContext = {
  /** Address of the socket's other end; absent for calls inside the process. */
  address?: string | undefined;
};

export type Backend = {
  keys: BackendKeys;
  /** The caught mails; null where mails are really sent. */
  mailbox: Mailbox | null;
  /** Mails given up since the start: refused for good, or undelivered for a day. */
  mailsGivenUp: () => number;
  /** How long the request that has the database at present has had it, in ms. */
  turnMs: () => number;
  /** Stores a row, to show that it can. Rejects if the disk is full. */
  store: () => Promise<void>;
  /** For seeding and tests; requests never pass here. */
  connection: PgliteConnection;
  fetch: (request: Request, context?: RequestContext) => Promise<Response>;
  /** Notes in the data folder where this backend answers on this machine, for the operator's tools. */
  announce: (url: string) => void;
  /** Finishes what was accepted, then frees the data folder. */
  close: () => Promise<void>;
};
