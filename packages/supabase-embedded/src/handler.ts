import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { closeAccountPath, mailClosedAccounts } from './account-closing.ts';
import { AccountTurns } from './account-turns.ts';
import { Accounts } from './accounts.ts';
import { CharitySearch, charitySearchPath } from './charity-search.ts';
import { readJson } from './json.ts';
import type { BackendKeys } from './keys.ts';
import { storedLimiters } from './limit-store.ts';
import { AccountLimits } from './limits.ts';
import { ownMail } from './mail.ts';
import type { RequestQueue } from './request-queue.ts';
import { problem, readBody, refusal, withAddress } from './requests.ts';
import { resendConfirmation } from './resend.ts';
import { refuseEndedSession } from './sessions.ts';
import type { Settings } from './settings.ts';

type HandlerOptions = {
  /** Calls the service directly. */
  ask: (request: Request) => Promise<Response> | Response;
  database: PGlite;
  queue: RequestQueue;
  keys: BackendKeys;
  settings: Settings;
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
  /** Whether the disk has room for rows. */
  hasRoom: () => boolean;
};

/** Answers the requests that belong to the service, each in its turn. */
export function createHandler(options: HandlerOptions) {
  const { database, queue, keys, settings, siteUrl, templates, mails } = options;
  /** Calls the service within a turn. */
  const ask = async (request: Request): Promise<Response> => {
    const response = await options.ask(request);
    // Read here, so that nothing of this request touches the database in the next one's turn.
    const body = response.body ? await response.arrayBuffer() : null;
    return new Response(body, response);
  };

  const turns = new AccountTurns({ ...options, ask });
  const accounts = new Accounts({
    database,
    queue,
    limits: new AccountLimits(settings.limits, storedLimiters(database, queue)),
    shortestPassword: settings.auth.minimum_password_length,
    onPasswordChanged: async (email) => {
      mails.push(ownMail(templates, 'password-changed', email, turns.linkOrigin));
    },
    onKnownSignUp: async (email) => {
      mails.push(ownMail(templates, 'account-exists', email, turns.linkOrigin));
    },
    resend: (email) =>
      resendConfirmation(email, database, settings, siteUrl, {
        send: async (mail) => void mails.push(mail),
      }),
  });

  const charitySearch = new CharitySearch(database, queue);

  let knownAddress: string | null | undefined;
  /** PostgREST hands the headers to the database; the rate limits read the client's address there. */
  const tellAddress = async (address: string | null) => {
    if (address === knownAddress) return;
    const headers = JSON.stringify(address === null ? {} : { 'x-forwarded-for': address });
    await database.query(`select set_config('request.headers', $1, false)`, [headers]);
    knownAddress = address;
  };

  const hasKey = (request: Request) => {
    const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
    return key === keys.publishable || key === keys.secret;
  };

  return {
    /** `address`: whom the limits count, null for a developer's own requests. */
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
        const turn = turns.of(request);
        // Without a key the service refuses, and needs no body for that.
        return isKnown
          ? accounts.answer(request, text, address, turn)
          : turn((forward) => forward());
      }
      const malformed = text === '' ? null : malformedRow(request, text);
      if (malformed) return malformed;
      if (isSearch && hasKey(request)) {
        const found = await charitySearch.answer(request, text, address);
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
        await mailClosedAccounts(turns.of(request), database, mails, templates);
      return answer;
    },
    close: () => accounts.close(),
  };
}

/** PostgREST's refusal of a body that is no JSON, or none that can be stored. */
function malformedRow(request: Request, text: string): Response | null {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null;
  try {
    readJson(text);
    return null;
  } catch {
    return Response.json(
      { code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null },
      { status: 400, headers: { 'Access-Control-Allow-Origin': '*' } },
    );
  }
}
