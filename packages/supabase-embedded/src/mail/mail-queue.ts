import type { EmailMessage } from '@supabase/lite';

export type Letter = EmailMessage & { messageId?: string; headers?: Record<string, string> };

/** `mayHaveArrived`: the mail server was given the email, and did not answer. */
export type MailError = Error & { code?: string; responseCode?: number; mayHaveArrived?: boolean };

/** Sends an email, or rejects with a `MailError`. */
export type MailDriver = { send: (letter: Letter) => Promise<void> };

export type QueuedMail = {
  id: string;
  letter: Letter;
  /** How often it was tried before. */
  attempts: number;
  /** How long its queue waits after it. Default: 0. */
  pauseMs?: number;
};

/** Emails that wait in a database. Each method is a turn of its own. */
export type MailQueue = {
  /** Takes the next email that is due. */
  next: () => Promise<QueuedMail | undefined>;
  /** False if the email is given up instead. */
  retry: (id: string, pauseSeconds: number, mayHaveArrived: boolean) => Promise<boolean>;
  /** The email was sent, or else refused for good. */
  done: (id: string, isSent: boolean) => Promise<unknown>;
  /** `oldest` is the age of the oldest email, in seconds. */
  waiting: () => Promise<{ count: number; oldest: number }>;
};

/** Runs a statement as the owner of the database, as a turn of its own. */
export type Query = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** `emails` is a table, and which of its rows wait. */
export const waitingIn = (query: Query, emails: string) => async () => {
  const [row] = await query<{ count: number; oldest: number }>(
    `select count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest
     from ${emails}`,
  );
  return row ?? { count: 0, oldest: 0 };
};
