import type { ServerResponse } from 'node:http';
import type { MailHealth } from '../mail/outbox.ts';
import type { Backend } from './backend.ts';

const patienceMs = 5000;
/** Each check writes to the disk, so callers share it for this time. */
const keptMs = 1000;

type Found = { status: string } & Partial<MailHealth>;

const noAnswer = 'the database does not answer';

/** Calls share a check, even a stuck one, so that checks do not fill the queue. */
export function healthCheck(opening: Promise<Backend>, sampleClaims?: number) {
  let backend: Backend | undefined;
  opening.then((opened) => (backend = opened)).catch(() => undefined);
  let pending: Promise<Found> | null = null;
  const check = async (): Promise<Found> => {
    if (!backend) return { status: 'opening' };
    if (!(await backend.isStoring())) return { status: 'nothing can be stored' };
    const mails = await backend.mails();
    return { status: mails.mailFailure ? 'the mail server takes no emails' : 'ok', ...mails };
  };
  return async (response: ServerResponse): Promise<void> => {
    pending ??= check()
      .catch(() => ({ status: noAnswer }))
      .finally(() => setTimeout(() => (pending = null), keptMs).unref());
    const tooLate = new Promise<Found>((resolve) => {
      setTimeout(resolve, patienceMs, { status: noAnswer }).unref();
    });
    const found = await Promise.race([pending, tooLate]);
    response
      // Without a mail server, the site works: no one should take it down.
      .writeHead('mailFailure' in found ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify({ ...found, sampleClaims }));
  };
}
