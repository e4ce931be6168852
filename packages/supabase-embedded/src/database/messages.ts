/** What the thread of the database is told, and what it answers. */
import type { EmailMessage } from '@supabase/lite';
import type { ProjectPaths } from '../paths.ts';
import type { Settings } from '../server/settings.ts';

export type DatabaseOptions = {
  /** Null for a database in memory, which is empty whenever it is opened. */
  folder: string | null;
  paths: ProjectPaths;
  seeds: readonly string[];
  api: Settings['api'];
  auth: Settings['auth'] & {
    jwt_secret: string;
    publishable_key: string;
    secret_key: string;
  };
};

export type ServiceRequest = {
  /** With its query. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** The visitor's, for the limits of the database. */
  address: string | null;
};

export type ServiceAnswer = {
  status: number;
  text: string;
  /** What the service would send. */
  mails: EmailMessage[];
};

export type Results<Row> = { rows: Row[]; affectedRows: number };

export type Question = {
  id: number;
  name: 'query' | 'exec' | 'tell' | 'ask' | 'copy' | 'close';
  values: unknown[];
};

/** The answer 0 means that the database is open. Its result names the migrations that ran. */
export type Answer = {
  id: number;
  result?: unknown;
  error?: { message: string; code: string | undefined };
  isInTransaction: boolean;
};
