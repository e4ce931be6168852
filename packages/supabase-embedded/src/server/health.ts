import type { ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';

const patienceMs = 5000;
/** Each check writes to the disk, so callers share it for this time. */
const keptMs = 1000;

const noAnswer = 'the database does not answer';

/** Calls share a check, even a stuck one, so that checks do not fill the queue. */
export function healthCheck(opening: Promise<Backend>, sampleClaims?: number) {
  let backend: Backend | undefined;
  opening.then((opened) => (backend = opened)).catch(() => undefined);
  let pending: Promise<string> | null = null;
  const check = async () => {
    if (!backend) return 'opening';
    return (await backend.isStoring()) ? 'ok' : 'nothing can be stored';
  };
  return async (response: ServerResponse): Promise<void> => {
    pending ??= check()
      .catch(() => noAnswer)
      .finally(() => setTimeout(() => (pending = null), keptMs).unref());
    const tooLate = new Promise<string>((resolve) => {
      setTimeout(resolve, patienceMs, noAnswer).unref();
    });
    const status = await Promise.race([pending, tooLate]);
    response
      .writeHead(status === 'ok' ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify({ status, mailsGivenUp: backend?.mailsGivenUp() ?? 0, sampleClaims }));
  };
}
