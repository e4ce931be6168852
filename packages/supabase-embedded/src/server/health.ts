import type { ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';

const patienceMs = 5000;

type Health = 'ok' | 'the database does not answer' | 'nothing can be stored';

/**
 * Answers `/health`: 200 if the database stored a row within five seconds, through the same queue as all
 * requests. Otherwise 503, for example if the disk is full. Simultaneous requests share one check.
 */
export function healthCheck(backend: Backend): (response: ServerResponse) => Promise<void> {
  let asking: Promise<Health> | null = null;
  const ask = async (): Promise<Health> => {
    const answer = await backend.fetch(
      new Request('http://localhost/rest/v1/email_signups?select=id&limit=1', {
        headers: { apikey: backend.keys.secret, 'User-Agent': 'health' },
      }),
    );
    if (!answer.ok) return 'the database does not answer';
    return backend.store().then(
      () => 'ok',
      () => 'nothing can be stored',
    );
  };
  const inTime = async (): Promise<Health> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Health>((resolve) => {
      timer = setTimeout(resolve, patienceMs, 'the database does not answer');
    });
    try {
      return await Promise.race([ask(), tooLate]);
    } catch {
      return 'the database does not answer';
    } finally {
      clearTimeout(timer);
    }
  };
  return async (response) => {
    asking ??= inTime().finally(() => {
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
