import type { EmailMessage } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import type { ServiceRequest } from '../database/database-worker.ts';
import { type Draft, writeMail } from '../mail/mail.ts';
import type { AdmittedCall } from '../server/door.ts';

type Body = Record<string, unknown>;
type Forward = (body?: Body, method?: 'GET') => Promise<Response>;

/** Runs `work` after earlier requests, usually in a transaction that a 2xx response commits. */
export type Turn = (work: (forward: Forward) => Promise<Response>) => Promise<Response>;

export type TurnOptions = {
  /** Calls the service within a turn. */
  ask: (request: ServiceRequest) => Promise<Response>;
  database: Database;
  siteUrl: string;
  siteName: string;
  templates: string;
  /** Emails of the current turn. */
  mails: Draft[];
  /** Called within the turn. */
  deliver: (mail: EmailMessage) => Promise<void>;
  /** Called after a commit that stored emails. */
  delivered: () => void;
};

/** The emails of a turn link to `origin`. */
export function accountTurn(call: AdmittedCall, origin: string, options: TurnOptions): Turn {
  const { path, method, headers } = call;
  // The emails of the service link to the site, wherever the page asks them to lead.
  const { redirect_to: _, ...query } = call.query;
  const forward: Forward = (body, otherMethod) =>
    options.ask({
      path: `${path}?${new URLSearchParams(query)}`,
      method: otherMethod ?? method,
      headers,
      body: body && JSON.stringify(body),
      address: null,
    });
  // The service verifies links in a transaction of its own. When it refuses an outdated refresh
  // token, it revokes later tokens, which must not be rolled back.
  const isPlain = path.endsWith('/verify') || query.grant_type === 'refresh_token';
  return (work) =>
    isPlain
      ? options.database.run(() => work(forward))
      : mailTurn(() => work(forward), origin, options);
}

/** Commits or rolls back changes and emails together. */
export function mailTurn(
  work: () => Promise<Response>,
  origin: string,
  { database, templates, siteName, mails, deliver, delivered }: TurnOptions,
): Promise<Response> {
  return database.run(async () => {
    mails.length = 0;
    await database.exec('begin');
    try {
      const answer = await work();
      if (answer.ok)
        for (const mail of mails) await deliver(writeMail(templates, mail, origin, siteName));
      await database.exec(answer.ok ? 'commit' : 'rollback');
      if (answer.ok && mails.length > 0) delivered();
      return answer;
    } catch (error) {
      await database.exec('rollback');
      throw error;
    }
  });
}
