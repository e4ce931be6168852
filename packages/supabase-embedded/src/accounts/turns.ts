import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type { RequestQueue } from '../database/request-queue.ts';
import { finishMail } from '../mail/mail.ts';
import { withAddress } from '../server/requests.ts';
import type { AuthBody } from './auth-body.ts';
import { withAllowedRedirect } from './redirects.ts';
import type { Turn } from './turn.ts';

type AccountTurnsOptions = {
  /** Calls the service within a turn. */
  ask: (request: Request) => Promise<Response>;
  database: PGlite;
  queue: RequestQueue;
  siteUrl: string;
  /** Origins that links may lead to. */
  origins: Set<string>;
  templates: string;
  /** The service adds the mails of a request here. */
  mails: EmailMessage[];
  /** Accepts a finished mail, within the same turn. */
  deliver: (mail: EmailMessage) => Promise<void>;
  /** Called after a turn that accepted mails. */
  delivered: () => void;
};

/** Commits the changes of an account request together with its mails, or rolls both back. */
export class AccountTurns {
  readonly #options: AccountTurnsOptions;
  /** The origin of links in the current turn's mails. */
  linkOrigin: string;

  constructor(options: AccountTurnsOptions) {
    this.#options = options;
    this.linkOrigin = options.siteUrl;
  }

  /** Returns the turn for a request. */
  of(request: Request): Turn {
    const { ask, queue, siteUrl, origins, mails } = this.#options;
    const url = withAllowedRedirect(request.url, origins);
    const { origin, pathname, searchParams } = new URL(request.url);
    // The service verifies links in its own transaction. And if a refresh token is used twice, it refuses and
    // revokes all of them, which must not be rolled back.
    const isPlain =
      pathname.endsWith('/verify') || searchParams.get('grant_type') === 'refresh_token';
    const forward = (body?: AuthBody, method: string = request.method) => {
      const headers = withAddress(request.headers, null);
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return ask(new Request(url, { method, headers, ...sent }));
    };
    return (work) =>
      queue.run(() => {
        mails.length = 0;
        this.linkOrigin = origins.has(origin) ? origin : siteUrl;
        return isPlain ? work(forward) : this.#inTransaction(() => work(forward));
      });
  }

  async #inTransaction(work: () => Promise<Response>): Promise<Response> {
    const { database, siteUrl, templates, mails, deliver, delivered } = this.#options;
    await database.exec('begin');
    try {
      const answer = await work();
      const finished = answer.ok
        ? mails.map((mail) => finishMail(templates, mail, siteUrl, this.linkOrigin))
        : [];
      for (const mail of finished) await deliver(mail);
      await database.exec(answer.ok ? 'commit' : 'rollback');
      if (finished.length > 0) delivered();
      return answer;
    } catch (error) {
      await database.exec('rollback');
      throw error;
    }
  }
}
