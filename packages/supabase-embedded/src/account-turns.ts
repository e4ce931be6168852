import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import type { AuthBody } from './auth-body.ts';
import { finishMail } from './mail.ts';
import { withAllowedRedirect } from './redirects.ts';
import type { RequestQueue } from './request-queue.ts';
import { withAddress } from './requests.ts';
import type { Turn } from './turn.ts';

type AccountTurnsOptions = {
  /** Calls the service within a turn. */
  ask: (request: Request) => Promise<Response>;
  database: PGlite;
  queue: RequestQueue;
  siteUrl: string;
  /** Where links may lead. */
  origins: Set<string>;
  templates: string;
  /** Filled by the service with the mails that a request causes. */
  mails: EmailMessage[];
  /** Takes a finished mail, within the turn that caused it. */
  deliver: (mail: EmailMessage) => Promise<void>;
  /** Called when mails were taken and the turn is over. */
  delivered: () => void;
};

/** What an account request changes, and the mails that it causes, are kept or undone together. */
export class AccountTurns {
  readonly #options: AccountTurnsOptions;
  /** Where links in mails of the present turn lead. */
  linkOrigin: string;

  constructor(options: AccountTurnsOptions) {
    this.#options = options;
    this.linkOrigin = options.siteUrl;
  }

  /** The turn of one request. */
  of(request: Request): Turn {
    const { ask, queue, siteUrl, origins, mails } = this.#options;
    const url = withAllowedRedirect(request.url, origins);
    const { origin, pathname, searchParams } = new URL(request.url);
    // The service verifies a link in a transaction of its own; and where a refresh token is used
    // twice, it refuses and revokes, which must not be undone.
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
