import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from './backend.ts';

const patienceMs = 5000;

const noAnswer = 'the database does not answer' as const;
type Health = 'ok' | typeof noAnswer | 'nothing can be stored';

/**
 * Returns a function that answers `/health`: 200 if the database stores a row within five seconds, through
 * the same queue as all requests. Otherwise 503, for example if the disk is full. Simultaneous requests
 * share one check.
 */
export function healthCheck(backend: Backend): (response: ServerResponse) => Promise<void> {
  let asking: Promise<Health> | null = null;
  const ask = async (): Promise<Health> => {
    const answer = await backend.fetch(
      new Request('http://localhost/rest/v1/email_signups?select=id&limit=1', {
        headers: { apikey: backend.keys.secret, 'User-Agent': 'health' },
      }),
    );
    if (!answer.ok) return noAnswer;
    return backend.store().then(
      () => 'ok',
      () => 'nothing can be stored',
    );
  };
  const tooLate = () => pause<Health>(patienceMs, noAnswer, { ref: false });
  return async (response) => {
    asking ??= Promise.race([ask().catch(() => noAnswer), tooLate()]).finally(() => {
      asking = null;
    });
    const status = await asking;
    response
      .writeHead(status === 'ok' ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify({ status, mailsGivenUp: backend.mailsGivenUp() }));
  };
}
