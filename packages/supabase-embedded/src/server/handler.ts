import { bodyLimitBytes, DonationSandbox, isDonationPath } from '@tuppence/donation-sandbox';
import { leaveWaitlist } from '../../supabase/functions/leave-waitlist/answer.ts';
import { Accounts } from '../accounts/accounts.ts';
import type { BackendKeys } from '../accounts/keys.ts';
import { refuseEndedSession } from '../accounts/sessions.ts';
import { accountTurn, mailTurn, type TurnOptions } from '../accounts/turns.ts';
import { storedLimiters } from '../limits/limit-store.ts';
import { accountLimits } from '../limits/limits.ts';
import { network } from '../limits/network.ts';
import { kindOf, type LogLine } from '../log.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { problem, Unavailable } from '../problems.ts';
import { leavePath } from '../waitlist/waitlist-mail.ts';
import { Callers } from './callers.ts';
import { charitySearch, charitySearchPath } from './charity-search.ts';
import { type AdmittedCall, admit, readBody } from './door.ts';
import {
  clientAddress,
  hasLoopbackName,
  isLocal,
  type ProxyTrust,
  sharedAddress,
} from './requests.ts';
import type { RateLimits } from './settings.ts';

type HandlerOptions = TurnOptions & {
  keys: BackendKeys;
  limits: RateLimits;
  shortestPassword: number;
  canStore: () => boolean;
  mailbox: Mailbox | null;
  trust: ProxyTrust;
  log: LogLine;
};

export function createHandler(options: HandlerOptions) {
  const { ask, database, keys, mails, mailbox, siteUrl, log } = options;
  const limits = accountLimits(options.limits, storedLimiters(database));
  const accounts = new Accounts({ ...options, limits });
  const callers = new Callers();
  const search = charitySearch(database);
  const donations = new DonationSandbox();
  const leave = leaveWaitlist(siteUrl, (token) =>
    database.run(() => database.query('select public.leave_waitlist($1)', [token])),
  );
  let hasWarned = false;

  /** Emails everyone whose account was closed, and deletes their addresses, in one transaction. */
  const mailClosedAccounts = () => {
    const work = async () => {
      const { rows } = await database.query<{ email: string }>(
        'delete from public.closed_accounts returning email',
      );
      for (const { email } of rows) mails.push({ name: 'account-closed', to: email });
      return new Response(null, { status: 204 });
    };
    return mailTurn(work, siteUrl, options);
  };

  const answerCall = async (call: AdmittedCall, address: string | null, request: Request) => {
    const { signal } = request;
    const { origin } = new URL(request.url);
    const { method, path, query, headers, body } = call;
    if (method !== 'GET' && !options.canStore()) return problem(503, 'Nothing can be stored now');
    if (path.startsWith('/auth/v1/')) {
      const linkOrigin = areSameMachine(origin, siteUrl) ? origin : siteUrl;
      return accounts.answer(call, address, accountTurn(call, linkOrigin, options));
    }
    if (path === charitySearchPath) return search(body?.query, address);
    if (path === leavePath) return leave(request);
    const target = `${path}?${new URLSearchParams(query)}`;
    const content = body && JSON.stringify(body);
    const answer = await database.run(async () => {
      // The visitor left while waiting.
      if (signal.aborted) throw new Unavailable();
      return (
        (await refuseEndedSession(headers, database)) ??
        ask({ path: target, method, headers, body: content, address })
      );
    });
    if (path === '/rest/v1/rpc/close_account' && answer.ok) await mailClosedAccounts();
    if (/email_signups|repeat_confirmation/.test(path) && answer.ok) options.delivered();
    return answer;
  };

  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (mailbox && /^\/_mailbox(\.json$|\/|$)/.test(pathname))
      return isLocal(request, peer) ? mailbox.answer(request.url) : problem(404, 'Not found');
    const address = clientAddress(request, peer, options.trust);
    if (address === sharedAddress && !hasWarned && !isLocal(request, peer)) {
      hasWarned = true;
      log('[server] the proxy sends no visitor addresses, so all visitors share the limits of one');
    }
    if (isDonationPath(pathname)) {
      const body = await readBody(request, bodyLimitBytes);
      return donations.answer(request, body?.toString() ?? null, address && network(address));
    }
    return callers.answer(
      address,
      () => admit(request, keys),
      (call) => answerCall(call, address, request),
    );
  };

  return {
    /** `peer` is undefined within the process. */
    answer: (request: Request, peer?: string): Promise<Response> =>
      answer(request, peer).catch((error: unknown) => {
        if (error instanceof Unavailable) return error.answer;
        log(`[backend] ${kindOf(error)} while answering ${request.method}`);
        return problem(500, 'Something went wrong');
      }),
    /** Sends the emails about closed accounts that the server could not send before it stopped. */
    mailMissed: () =>
      mailClosedAccounts().catch((error: unknown) => {
        log(`[mail] closed accounts wait for their email (${kindOf(error)})`);
      }),
    close: () => accounts.close(),
  };
}

/** Whether both are this machine, under one of its names, and have the same port. */
function areSameMachine(origin: string, siteUrl: string): boolean {
  const [one, other] = [new URL(origin), new URL(siteUrl)];
  return hasLoopbackName(origin) && hasLoopbackName(siteUrl) && one.port === other.port;
}
