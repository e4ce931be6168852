import { Accounts } from '../accounts/accounts.ts';
import type { BackendKeys } from '../accounts/keys.ts';
import type { Confirmation } from '../accounts/resend.ts';
import { refuseEndedSession } from '../accounts/sessions.ts';
import { accountTurn, mailTurn, type TurnOptions } from '../accounts/turns.ts';
import { storedLimiters } from '../limits/limit-store.ts';
import { AccountLimits, type RateLimits } from '../limits/limits.ts';
import { ownMail } from '../mail/mail.ts';
import { problem } from '../problems.ts';
import { Callers } from './callers.ts';
import { charitySearch, charitySearchPath } from './charity-search.ts';
import { type AdmittedCall, admit } from './door.ts';
import { hasLoopbackName } from './requests.ts';

type HandlerOptions = TurnOptions & {
  keys: BackendKeys;
  limits: RateLimits;
  shortestPassword: number;
  /** The email that confirms an address. */
  confirmation: Confirmation;
  hasRoom: () => boolean;
};

/** Admits calls and answers them. */
export function createHandler(options: HandlerOptions) {
  const { database, keys, templates, mails, siteUrl } = options;
  const limits = new AccountLimits(options.limits, storedLimiters(database));
  const accounts = new Accounts({ ...options, limits });
  const callers = new Callers();
  const search = charitySearch(database);

  /** Emails everyone whose account was closed, and deletes their addresses, in one transaction. */
  const mailClosedAccounts = () =>
    mailTurn(
      async () => {
        const { rows } = await database.query<{ email: string }>(
          'delete from public.closed_accounts returning email',
        );
        mails.push(...rows.map(({ email }) => ownMail(templates, 'account-closed', email)));
        return new Response(null, { status: 204 });
      },
      siteUrl,
      options,
    );

  const answerCall = async (call: AdmittedCall, address: string | null, origin: string) => {
    const { method, path, query, headers, body } = call;
    if (method !== 'GET' && !options.hasRoom()) return problem(503, 'Nothing can be stored now');
    if (path.startsWith('/auth/v1/')) {
      const linkOrigin = areSameMachine(origin, siteUrl) ? origin : siteUrl;
      return accounts.answer(call, address, accountTurn(call, linkOrigin, options));
    }
    if (path === charitySearchPath) return search(body?.query, address);
    const answer = await database.run(
      async () =>
        (await refuseEndedSession(headers, database)) ??
        options.ask({
          path: `${path}?${new URLSearchParams(query)}`,
          method,
          headers,
          body: body && JSON.stringify(body),
          address,
        }),
    );
    if (path === '/rest/v1/rpc/close_account' && answer.ok) await mailClosedAccounts();
    return answer;
  };

  return {
    /** If `address` is null, the limits by address do not apply. */
    answer: (request: Request, address: string | null): Promise<Response> =>
      callers.answer(address, async () => {
        const call = await admit(request, keys);
        if (call instanceof Response) return call;
        return answerCall(call, address, new URL(request.url).origin);
      }),
    /** Sends the emails about closed accounts that the server could not send before it stopped. */
    mailMissed: mailClosedAccounts,
    close: () => accounts.close(),
  };
}

/** Whether both are this machine, under one of its names, and have the same port. */
function areSameMachine(origin: string, siteUrl: string): boolean {
  const [one, other] = [new URL(origin), new URL(siteUrl)];
  return hasLoopbackName(origin) && hasLoopbackName(siteUrl) && one.port === other.port;
}
