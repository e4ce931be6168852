import type { EmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { BackendKeys } from '../accounts/keys.ts';
import type { RateLimits } from '../limits/limits.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { ProxyTrust } from './requests.ts';

export type BackendOptions = ProxyTrust & {
  /** The folder with config.toml, migrations, mail templates and seed (`supabase`). */
  project: string;
  /**
   * The data folder, or "memory" to store nothing. Default: `TUPPENCE_DATA`, otherwise `.temp/db` of the
   * project.
   */
  dataDir?: string | undefined;
  /** The origin of links in mails. Default: `site_url` of config.toml. */
  siteUrl?: string | undefined;
  /** Default: the keys of this machine (`.temp/keys.json` of the project). */
  keys?: BackendKeys | undefined;
  /** Adds the demo donor to a new data folder. Default: false. */
  seed?: boolean | undefined;
  /** Sends the mails. Default: a local mailbox, shown at /_mailbox. */
  mail?: EmailDriver | undefined;
  /** Default: `[auth.rate_limit]` and `max_frequency` of config.toml. */
  limits?: Partial<RateLimits> | undefined;
  log?: ((line: string) => void) | undefined;
};

/** `address` is the peer's. Undefined for calls within the process. */
export type RequestContext = { address?: string | undefined };

export type Backend = {
  keys: BackendKeys;
  /** The collected mails, or null if mails are sent. */
  mailbox: Mailbox | null;
  /** Mails given up since the start: refused for good, or undelivered for a day. */
  mailsGivenUp: () => number;
  /** The duration of the current database turn, in ms. */
  turnMs: () => number;
  /** Checks that a row can be stored. Rejects if the disk is full. */
  store: () => Promise<void>;
  /** For seeding and tests only. */
  connection: PgliteConnection;
  fetch: (request: Request, context?: RequestContext) => Promise<Response>;
  /** Records the backend's address in the data folder, for the operator's tools. */
  announce: (url: string) => void;
  /** Finishes accepted requests, then releases the data folder. */
  close: () => Promise<void>;
};
