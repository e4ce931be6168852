import type { ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';

const patienceMs = 5000;

/**
 * Answers `/health`: 200 when the database answered a question through the same queue as everybody
 * else's within five seconds, otherwise 503. However often it is asked, one question runs at a time.
 */
export function healthCheck(backend: Backend): (response: ServerResponse) => Promise<void> {
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const question = backend.fetch(
      new Request('http://localhost/rest/v1/email_signups?select=id&limit=1', {
        headers: { apikey: backend.keys.secret, 'User-Agent': 'health' },
      }),
    );
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, patienceMs, null);
    });
    const answer = await Promise.race([question.catch(() => null), tooLate]);
    clearTimeout(timer);
    return answer?.ok ?? false;
  };
  return async (response) => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    const isWell = await asking;
    const body = JSON.stringify({
      status: isWell ? 'ok' : 'the database does not answer',
      mailsGivenUp: backend.mailsGivenUp(),
    });
    response
      .writeHead(isWell ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(body);
  };
}
