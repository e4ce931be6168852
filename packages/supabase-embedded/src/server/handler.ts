import { Accounts } from '../accounts/accounts.ts';
import type { BackendKeys } from '../accounts/keys.ts';
import { refuseEndedSession } from '../accounts/sessions.ts';
import { accountTurn, type TurnOptions } from '../accounts/turns.ts';
import { storedLimiters } from '../limits/limit-store.ts';
import { AccountLimits } from '../limits/limits.ts';
import { ownMail } from '../mail/mail.ts';
import { charitySearch, charitySearchPath } from './charity-search.ts';
import { readJson } from './json.ts';
import { problem, readBody, refusal, restProblem, withAddress } from './requests.ts';
import type { Settings } from './settings.ts';

const closeAccountPath = '/rest/v1/rpc/close_account';

type HandlerOptions = TurnOptions & {
  keys: BackendKeys;
  settings: Settings;
  hasRoom: () => boolean;
};

/** Checks requests and answers them. */
export function createHandler(options: HandlerOptions) {
  const { ask, database, queue, keys, settings, templates, mails } = options;
  const limits = new AccountLimits(settings.limits, storedLimiters(database, queue));
  const accounts = new Accounts({ ...options, limits });
  const search = charitySearch(database, queue);

  let knownAddress: string | null | undefined;
  /** Tells the database the client's address, for its rate limits, as PostgREST does. */
  const tellAddress = async (address: string | null) => {
    if (address === knownAddress) return;
    const headers = JSON.stringify(address === null ? {} : { 'x-forwarded-for': address });
    await database.query(`select set_config('request.headers', $1, false)`, [headers]);
    knownAddress = address;
  };

  /** Emails everyone whose account was closed, and deletes their addresses, in one transaction. */
  const mailClosedAccounts = (request: Request) => {
    const turn = accountTurn(request, options);
    return turn(async () => {
      const { rows } = await database.query<{ email: string }>(
        'delete from public.closed_accounts returning email',
      );
      mails.push(...rows.map(({ email }) => ownMail(templates, 'account-closed', email)));
      return new Response(null, { status: 204 });
    });
  };

  const hasKey = (request: Request) => {
    const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
    return key === keys.publishable || key === keys.secret;
  };

  return {
    /** If `address` is null, the limits by address do not apply. */
    async answer(request: Request, address: string | null): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      const refused = refusal(request, url);
      if (refused) return refused;
      const text = await readBody(request);
      if (text instanceof Response) return text;
      const isSearch = decodeURIComponent(pathname) === charitySearchPath;
      const isRead = /^(GET|HEAD|OPTIONS)$/.test(request.method) && !pathname.endsWith('/verify');
      if (!isRead && !isSearch && !options.hasRoom())
        return problem(503, 'Nothing can be stored now', { 'Access-Control-Allow-Origin': '*' });
      const isChange = request.method === 'POST' || request.method === 'PUT';
      if (
        pathname.startsWith('/auth/v1/') &&
        (isChange || pathname.endsWith('/verify')) &&
        request.method !== 'OPTIONS'
      ) {
        const isKnown =
          hasKey(request) || (request.method === 'GET' && pathname.endsWith('/verify'));
        const turn = accountTurn(request, options);
        return isKnown
          ? accounts.answer(request, text, address, turn)
          : turn((forward) => forward());
      }
      const malformed = text === '' ? null : malformedRow(request, text);
      if (malformed) return malformed;
      if (isSearch && hasKey(request)) {
        const found = await search(request, text, address);
        if (found) return found;
      }
      const answer = await queue.run(async () => {
        const ended = pathname.startsWith('/rest/')
          ? await refuseEndedSession(request, database)
          : null;
        if (ended) return ended;
        await tellAddress(address);
        const { method } = request;
        const headers = withAddress(request.headers, address);
        return ask(new Request(url, { method, headers, ...(text === '' ? {} : { body: text }) }));
      });
      if (decodeURIComponent(pathname) === closeAccountPath && answer.ok)
        await mailClosedAccounts(request);
      return answer;
    },
    /** Sends the emails about closed accounts that the server could not send before it stopped. */
    mailMissed: () => mailClosedAccounts(new Request(options.siteUrl)),
    close: () => accounts.close(),
  };
}

function malformedRow(request: Request, text: string): Response | null {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null;
  try {
    readJson(text);
    return null;
  } catch {
    return restProblem(400, 'PGRST102', 'Empty or invalid json');
  }
}
