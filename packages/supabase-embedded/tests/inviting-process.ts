/** Invites the waitlist of a folder, and writes each address that an email was sent to into a file. */
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Outbox } from '../src/mail/outbox.ts';
import { withFolder } from '../src/operations/data-place.ts';
import { projectPaths } from '../src/paths.ts';
import { invite } from '../src/waitlist/invite.ts';
import { type Query, waitlistQueue } from '../src/waitlist/waitlist-queue.ts';
import { project } from './harness.ts';

const [dataDir = '', file = '', limit = ''] = process.argv.slice(2);
const siteUrl = 'https://www.example.org';
const list = { ...projectPaths(project), siteUrl, siteName: 'Tuppence', backendUrl: siteUrl };

await withFolder(dataDir, async (database) => {
  const query: Query = async (statement, values = []) =>
    (await database.query<never>(statement, values)).rows;
  const driver = {
    send: async ({ to }: { to: string }) => {
      appendFileSync(file, `${to}\n`);
      // The mail server has it, and its answer is on the way.
      await pause(5);
    },
  };
  const outbox = new Outbox({ queues: [waitlistQueue(query, list)], driver, log: console.error });
  const drain = async () => {
    await outbox.wake();
    return null;
  };
  const outcome = await invite(query, drain, {
    limit: Number(limit),
    storeUrl: 'https://apps.apple.com/gb/app/x/id1',
    confirmedOnly: false,
    partner: null,
    dryRun: false,
    resendDoubtful: false,
  });
  await outbox.close();
  console.log(JSON.stringify(outcome));
});
