import { bodyLimitBytes, DonationSandbox, isDonationPath } from '@tuppence/donation-sandbox';
import type { BackendKeys } from '../accounts/keys.ts';
import type { Database } from '../database/database.ts';
import { network } from '../limits/network.ts';
import { kindOf } from '../log.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { operatorAnswer } from '../operations/operator.ts';
import { problem, Unavailable } from '../problems.ts';
import { readBody } from './door.ts';
import { clientAddress, isLocal, type ProxyTrust, sharedAddress } from './requests.ts';

type Answer = (request: Request, address: string | null) => Promise<Response>;

type RoutesOptions = {
  /** Answers the calls of the site. */
  answerCall: Answer;
  mailbox: Mailbox | null;
  database: Database;
  keys: BackendKeys;
  trust: ProxyTrust;
  log: (line: string) => void;
};

/** Passes a request to what answers its path. `peer` is undefined within the process. */
export function createRoutes({ answerCall, mailbox, database, keys, trust, log }: RoutesOptions) {
  let hasWarned = false;
  const donations = new DonationSandbox();
  const answerOperator = operatorAnswer(database, keys);
  const answer = async (request: Request, peer?: string): Promise<Response> => {
    const url = new URL(request.url);
    if (mailbox && /^\/_mailbox(\.json$|\/|$)/.test(url.pathname)) {
      return isLocal(request, peer) ? mailbox.answer(url) : problem(404, 'Not found');
    }
    if (/^\/_operator(\/|$)/.test(url.pathname)) return answerOperator(request, peer);
    const address = clientAddress(request, peer, trust);
    if (address === sharedAddress && !hasWarned) {
      hasWarned = true;
      log('[server] the proxy sends no visitor addresses, so all visitors share the limits of one');
    }
    if (!isDonationPath(url.pathname)) return answerCall(request, address);
    const body = await readBody(request, bodyLimitBytes);
    const caller = address === null ? null : network(address);
    return donations.answer(request, body?.toString() ?? null, caller);
  };
  return (request: Request, peer?: string): Promise<Response> =>
    answer(request, peer).catch((error: unknown) => {
      if (error instanceof Unavailable) return error.answer;
      log(`[backend] ${kindOf(error)} while answering ${request.method}`);
      return problem(500, 'Something went wrong');
    });
}
