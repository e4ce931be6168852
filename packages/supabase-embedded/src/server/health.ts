import type { ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';

const patienceMs = 5000;

const noAnswer = 'the database does not answer' as const;
type Health = 'ok' | typeof noAnswer | 'nothing can be stored';

/** Calls share a running check, even a stuck one, so that checks do not fill the queue. */
export function healthCheck(backend: Backend): (response: ServerResponse) => Promise<void> {
  let pending: Promise<Health> | null = null;
  const check = async (): Promise<Health> => {
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
  return async (response) => {
    pending ??= check()
      .catch(() => noAnswer)
      .finally(() => {
        pending = null;
      });
    const tooLate = new Promise<Health>((resolve) => {
      setTimeout(resolve, patienceMs, noAnswer).unref();
    });
    const status = await Promise.race([pending, tooLate]);
    response
      .writeHead(status === 'ok' ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify({ status, mailsGivenUp: backend.mailsGivenUp() }));
  };
}
