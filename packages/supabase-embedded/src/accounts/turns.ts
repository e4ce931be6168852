import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type { RequestQueue } from '../database/request-queue.ts';
import { finishMail } from '../mail/mail.ts';
import { withAddress } from '../server/requests.ts';
import type { AuthBody } from './auth-body.ts';
import { withAllowedRedirect } from './redirects.ts';

type Forward = (body?: AuthBody, method?: 'GET') => Promise<Response>;

/** Runs `work` after earlier requests, usually in a transaction that a 2xx response commits. */
export type Turn = (work: (forward: Forward) => Promise<Response>) => Promise<Response>;

export type TurnOptions = {
  /** Calls the service within a turn. */
  ask: (request: Request) => Promise<Response>;
  database: PGlite;
  queue: RequestQueue;
  siteUrl: string;
  origins: Set<string>;
  templates: string;
  /** Emails of the current turn. Their links lead to `siteUrl`. */
  mails: EmailMessage[];
  /** Called within the turn. */
  deliver: (mail: EmailMessage) => Promise<void>;
  /** Called after a commit that stored emails. */
  delivered: () => void;
};

/** Commits or rolls back changes and emails together. */
export function accountTurn(request: Request, options: TurnOptions): Turn {
  const { ask, database, queue, siteUrl, origins, templates, mails } = options;
  const url = withAllowedRedirect(request.url, origins);
  const { origin, pathname, searchParams } = new URL(request.url);
  const linkOrigin = origins.has(origin) ? origin : siteUrl;
  // The service verifies links in a transaction of its own. When it refuses an outdated refresh
  // token, it revokes later tokens, which must not be rolled back.
  const isPlain =
    pathname.endsWith('/verify') || searchParams.get('grant_type') === 'refresh_token';
  const forward: Forward = (body, method) => {
    const headers = withAddress(request.headers, null);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return ask(new Request(url, { method: method ?? request.method, headers, ...sent }));
  };
  return (work) =>
    queue.run(async () => {
      mails.length = 0;
      if (isPlain) return work(forward);
      await database.exec('begin');
      try {
        const answer = await work(forward);
        if (answer.ok)
          for (const mail of mails)
            await options.deliver(finishMail(templates, mail, siteUrl, linkOrigin));
        await database.exec(answer.ok ? 'commit' : 'rollback');
        if (answer.ok && mails.length > 0) options.delivered();
        return answer;
      } catch (error) {
        await database.exec('rollback');
        throw error;
      }
    });
}
