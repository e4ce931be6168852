import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Letter } from '../src/mail/mail-queue.ts';
import { Outbox } from '../src/mail/outbox.ts';
import { statusReport } from '../src/operations/waitlist.ts';
import { projectPaths } from '../src/paths.ts';
import { invite, type Sent, sendQueued, waitForServer } from '../src/waitlist/invite.ts';
import { type InviteOptions, steps } from '../src/waitlist/steps.ts';
import { type Query, waitlistQueue } from '../src/waitlist/waitlist-queue.ts';
import { type Harness, project, startBackend } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-invite-'));
let harness: Harness;
beforeAll(async () => {
  // Its own look for emails that are due would send those of the tests.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  harness = await startBackend();
  vi.useRealTimers();
  await harness.sql(`update limits.rules set per_minute = null where kind = 'mails'`);
});
afterAll(async () => {
  await harness.stop();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
  await harness.sql('delete from email_signups');
  await harness.sql('delete from waitlist.departed');
  await harness.sql('delete from waitlist.budgets');
});

const query: Query = (statement, values) => harness.sql(statement, values) as never;
const everyone: InviteOptions = {
  limit: 100,
  storeUrl: 'https://apps.apple.com/gb/app/tuppence/id1',
  confirmedOnly: false,
  partner: null,
  dryRun: false,
  resendDoubtful: false,
};
/** Adds people in this order, as an import does, so that no email asks them to confirm. */
const add = async (...names: string[]) => {
  for (const [index, name] of names.entries())
    await harness.sql(
      `insert into email_signups (email, metadata, created_at)
       values ($1, '{"acceptedTerms": true}', now() - make_interval(mins => $2))`,
      [`${name}@example.org`, 100 - index],
    );
};
/** Sends with a mail server that answers each email with the next of `answers`. */
async function run(options: Partial<InviteOptions>, ...answers: (Error | null)[]) {
  const sent: Letter[] = [];
  const siteUrl = 'https://www.example.org';
  const { templates } = projectPaths(project);
  const list = { templates, siteUrl, siteName: 'Farthing', backendUrl: 'https://abc.supabase.co' };
  const outbox = new Outbox({
    queues: [waitlistQueue(query, list)],
    driver: {
      send: async (letter) => {
        const answer = answers.shift();
        if (answer) throw answer;
        sent.push(letter);
      },
    },
    log: () => undefined,
  });
  const drain = async () => {
    await outbox.wake();
    return outbox.failure;
  };
  // Left open, it would send the emails of later tests.
  const outcome = await invite(query, drain, { ...everyone, ...options }).finally(() =>
    outbox.close(),
  );
  return {
    outcome,
    health: await outbox.health(),
    to: sent.map(({ to }) => to.split('@')[0]),
    sent,
  };
}
const anyId = expect.stringMatching(/^[\da-f-]{36}$/);
const smtpError = (code: string, responseCode: number) =>
  Object.assign(new Error(), { code, responseCode });

it('invites in order of joining, who moved up first, and nobody twice', async () => {
  await add('ada', 'ben', 'cem', 'dora');
  await harness.sql(`update email_signups set moved_up_at = now() where email like 'cem@%'`);
  const first = await run({ limit: 2 });
  expect(first.to).toEqual(['cem', 'ada']);
  expect(first.outcome).toMatchObject({ queued: 2, sent: 2, refused: 0, left: 0, doubtful: [] });
  expect((await run({ limit: 9 })).to).toEqual(['ben', 'dora']);
  expect((await run({ limit: 9 })).to).toEqual([]);
});

it('the email has the App Store link with the charity’s code, a leave link, and the headers', async () => {
  await add('ada');
  await harness.sql(`update email_signups set metadata = metadata || '{"ref": "STANNES"}'`);
  const [mail] = (await run({})).sent;
  expect(mail?.subject).toBe('It’s your turn');
  expect(mail?.text).toContain(
    'Get the app:\nhttps://apps.apple.com/gb/app/tuppence/id1?ct=STANNES',
  );
  expect(mail?.html).toContain('href="https://apps.apple.com/gb/app/tuppence/id1?ct=STANNES"');
  const token = /step=leave#token_hash=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(mail?.html).toContain(`step=leave#token_hash=${token}"`);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://abc.supabase.co/functions/v1/leave-waitlist?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('this address is on the Farthing waitlist');
    expect(part, 'nothing that a stranger typed').not.toContain('ada@');
    expect(part).not.toMatch(/uppence(?!\/id)|\{\{/);
  }
});

it('invites only who is confirmed, or came with a charity’s code, if asked', async () => {
  await add('ada', 'ben', 'cem');
  await harness.sql(`update email_signups set confirmed_at = now() where email like 'ben@%'`);
  await harness.sql(
    `update email_signups set metadata = metadata || '{"ref": "made-in-hackney"}' where email like 'cem@%'`,
  );
  const dry = await run({ partner: 'Made-In-Hackney', dryRun: true });
  expect([dry.outcome.queued, dry.to]).toEqual([1, []]);
  expect((await run({ partner: 'Made-In-Hackney' })).to).toEqual(['cem']);
  expect((await run({ confirmedOnly: true })).to).toEqual(['ben']);
});

it('does not invite who left and was signed up again, unless they confirmed that', async () => {
  const form = () => {
    const { database } = harness.backend;
    return database.run(() =>
      database.exec(
        `begin; set local role anon;
         insert into email_signups (email, metadata) values ('gone@example.org', '{"acceptedTerms": true}');
         commit`,
      ),
    );
  };
  await form();
  await harness.sql('delete from email_signups');
  await form();
  expect((await run({})).outcome.queued).toBe(0);
  await harness.sql('update email_signups set confirmed_at = now()');
  expect((await run({})).to).toEqual(['gone']);
});

it('does not invite an address whose mail server has refused an email for good', async () => {
  await add('ada', 'ben');
  await harness.sql(
    `insert into waitlist.mails (signup_id, kind, state)
       select id, 'confirm', 'refused' from email_signups where email like 'ada@%'`,
  );
  expect((await run({})).to).toEqual(['ben']);
});

it('ends with what was sent, refused and left, and the next run goes on', async () => {
  await add('ada', 'ben', 'cem');
  const { outcome, to } = await run(
    {},
    smtpError('EENVELOPE', 550),
    null,
    smtpError('EENVELOPE', 450),
  );
  expect(to).toEqual(['ben']);
  expect(outcome).toMatchObject({ sent: 1, refused: 1, left: 1 });
  await harness.sql('update waitlist.mails set next_attempt_at = now()');
  expect((await run({})).to).toEqual(['cem']);
});

it('a wrong password sends nothing, says so, and loses nobody', async () => {
  await add('ada', 'ben');
  const { outcome, to } = await run({}, smtpError('EAUTH', 535));
  expect(to).toEqual([]);
  expect(outcome).toMatchObject({ sent: 0, refused: 0, left: 2, failure: '535' });
  await harness.sql('update waitlist.mails set next_attempt_at = now()');
  const again = await run({});
  expect(again.to.sort()).toEqual(['ada', 'ben']);
});

const ended = Object.assign(new Error(), { code: 'ECONNECTION', mayHaveArrived: true });

it('an email that the mail server got without an answer is in doubt, and the next has its turn', async () => {
  await add('ada', 'ben');
  expect((await run({}, ended)).outcome).toMatchObject({ sent: 0, left: 1, doubtful: [anyId] });
  const later = await run({});
  expect(later.to, 'nobody gets a second one').toEqual(['ben']);
  expect(later.outcome).toMatchObject({ sent: 1, left: 0, doubtful: [anyId] });
});

const confirmations = (state = '') =>
  harness.sql(`select state from waitlist.mails where kind = 'confirm' and $1 in ('', state)`, [
    state,
  ]);

it('an email that is tried for too long is given up, and counted', async () => {
  await add('ada');
  await harness.sql(
    `insert into waitlist.mails (signup_id, kind, attempts) select id, 'confirm', 99 from email_signups`,
  );
  const { outcome, health } = await run({ confirmedOnly: true }, smtpError('EENVELOPE', 450));
  expect(outcome.queued).toBe(0);
  expect(await confirmations()).toEqual([{ state: 'refused' }]);
  expect(health).toMatchObject({ mailsGivenUp: 1 });
});

it('without its templates, it puts no invitation in doubt', async () => {
  await add('ada');
  const none = { templates: scratch, siteUrl: 'https://x.example', siteName: '', backendUrl: '' };
  const drain = async () => {
    await waitlistQueue(query, none).next();
    return null;
  };
  await expect(invite(query, drain, everyone)).rejects.toThrow('waitlist-confirm.txt');
  expect(await harness.sql('select state from waitlist.mails')).toEqual([{ state: 'waiting' }]);
});

it('waits for its invitations only, and as long as the server sends some', async () => {
  await add('ada', 'ben', 'cem');
  const serve = (count: number) => async (kinds: readonly string[]) => {
    const served = waitForServer(query, 1, 5000)(kinds);
    for (let index = 0; index < count; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await harness.sql(
        `update waitlist.mails set state = 'sent', changed_at = now() where id = (
           select id from waitlist.mails where kind = 'invite' and state = 'waiting' limit 1)`,
      );
      // Meanwhile, people join.
      await harness.sql(
        `insert into waitlist.mails (signup_id, kind) select id, 'confirm' from email_signups`,
      );
    }
    return served;
  };
  expect(await invite(query, serve(3), everyone)).toMatchObject({ sent: 3, failure: null });
  expect((await sendQueued(query, waitForServer(query, 1, 50))).failure).toBe(
    'the log of the server says why',
  );
});

it('an email to confirm is sent three times at most if the mail server never answers', async () => {
  await add('ada');
  await harness.sql(
    `insert into waitlist.mails (signup_id, kind) select id, 'confirm' from email_signups`,
  );
  // That the address was refused for now before counts for little.
  for (let count = 0; count < 5; count += 1) {
    await run({ confirmedOnly: true }, smtpError('EENVELOPE', 450));
    await harness.sql('update waitlist.mails set next_attempt_at = now()');
  }
  const doubts = Array.from({ length: 5 }, () => ended);
  while (doubts.length > 0 && (await confirmations('waiting')).length > 0) {
    await run({ confirmedOnly: true }, doubts.shift() ?? null);
    await harness.sql('update waitlist.mails set next_attempt_at = now()');
  }
  expect(await confirmations()).toEqual([{ state: 'sent' }]);
  expect(doubts, 'two were not needed').toHaveLength(2);
});

it('sends again what is in doubt, but nothing that another sender may be sending now', async () => {
  await add('ada', 'ben');
  await run({}, ended);
  await run({});
  expect((await run({ resendDoubtful: true })).to).toEqual([]);
  await harness.sql(`update waitlist.mails set changed_at = now() - interval '16 minutes'`);
  expect((await run({ resendDoubtful: true })).to).toEqual(['ada']);
});

it('invitations and emails to confirm take turns, and those have a total', async () => {
  await add('ada', 'ben', 'cem', 'dora', 'eva', 'finn');
  await harness.sql(
    `insert into waitlist.mails (signup_id, kind)
       select id, 'confirm' from email_signups where email < 'eva'`,
  );
  await harness.sql(`update limits.rules set per_address = 2 where kind = 'confirmations'`);
  const { sent, outcome } = await run({ partner: null, limit: 3 });
  expect(sent.map(({ subject }) => subject[0])).toEqual(['I', 'C', 'I', 'C', 'I', 'C']);
  expect(outcome).toMatchObject({ sent: 3, left: 0 });
  expect(await steps.due(query, ['confirm', 'invite']), 'the others are not due').toBe(0);
  await harness.sql(`update waitlist.budgets set times = array[now() - interval '1 hour']`);
  expect((await run({ limit: 1 })).sent.map(({ subject }) => subject[0])).toEqual(['I', 'C']);
});

it('invites one of a mailbox’s variants, unless more are confirmed', async () => {
  await add('ada+1', 'ada+2', 'ben', 'ben+1', 'cem+1', 'cem+2');
  await harness.sql(`update email_signups set confirmed_at = now() where email like 'cem%'`);
  expect((await run({})).to).toEqual(['ada+1', 'ben', 'cem+1', 'cem+2']);
});

it('does not invite a row from before the rule of addresses, and invites all others', async () => {
  await add('ada');
  const rule = 'alter table email_signups %s constraint email_signups_email_one_mailbox';
  await harness.sql(rule.replace('%s', 'drop'));
  await add('<ben', 'cem');
  await harness.sql(`${rule.replace('%s', 'add')} check (waitlist.is_address(email)) not valid`);
  expect((await run({})).to).toEqual(['ada', 'cem']);
  expect(await harness.sql('select 1 from email_signups')).toHaveLength(3);
});

it('a running server sends them, and the command waits for it', async () => {
  const server = await startBackend({ dataDir: join(scratch, 'running') });
  await server.sql(
    `insert into email_signups (email, metadata) values ('ada@example.org', '{"acceptedTerms": true}')`,
  );
  const ask: Query = (statement, values) => server.sql(statement, values) as never;
  const outcome = await invite(ask, waitForServer(ask, 50), everyone);
  expect(outcome).toMatchObject({ sent: 1, left: 0 });
  const { mails } = server.backend.mailbox ?? { mails: [] };
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.org', 'It’s your turn'],
  ]);
  await server.stop();
});

it('counts by day, state and code, friends together', async () => {
  await add('ada', 'ben', 'cem', 'dora');
  await harness.sql(
    `update email_signups set confirmed_at = now(), code = '00c0de' where email like 'ada@%'`,
  );
  await harness.sql(
    `update email_signups set metadata = metadata || '{"ref": "00C0DE"}' where email ~ '^(ben|cem)@'`,
  );
  await harness.sql(
    `update email_signups set metadata = metadata || '{"ref": "STANNES"}' where email like 'dora@%'`,
  );
  await add('eva');
  expect(await statusReport(query)).toMatch(
    new RegExp(
      [
        /^Day {9}Signups\n(\d{4}-\d\d-\d\d {2}\d\n)+In all {6}5\n\n/,
        /State +Count\nnot confirmed +4\nconfirmed +1\ninvited +0\n(.+\n)+\n/,
        /Invite code +Signups\n\(a friend’s\) +2\nSTANNES +1\n\(no code\) +2$/,
      ]
        .map(({ source }) => source)
        .join(''),
    ),
  );
});

it('killed in the middle again and again, it sends to nobody twice and loses nobody', async () => {
  const dataDir = join(scratch, 'db');
  const file = join(scratch, 'sent.txt');
  const people = 60;
  const before = await startBackend({ dataDir });
  await before.sql(`update limits.rules set per_minute = 6000 where kind = 'mails'`);
  await before.sql(
    `insert into email_signups (email, metadata)
     select 'p' || n || '@example.org', '{"acceptedTerms": true}' from generate_series(1, ${people}) n`,
  );
  await before.stop();
  const sent = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const start = () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'inviting-process.ts'), dataDir, file, String(people)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data));
    return { child, ended: once(child, 'exit'), said: () => said };
  };
  for (const count of [3, 17, 18, 40]) {
    const { child, ended } = start();
    await vi.waitUntil(() => sent().length >= count, { timeout: 240_000, interval: 1 });
    child.kill('SIGKILL');
    await ended;
  }
  const last = start();
  expect(await last.ended).toEqual([0, null]);
  const outcome = JSON.parse(last.said()) as Sent;
  expect(outcome).toMatchObject({ refused: 0, left: 0 });
  const addresses = sent();
  expect(new Set(addresses).size, 'nobody got two').toBe(addresses.length);
  const after = await startBackend({ dataDir });
  const doubtful = await after.sql<{ id: string; email: string }>(
    `select waitlist.mails.id, email from email_signups signup join waitlist.mails on signup_id = signup.id
     where state = 'sending'`,
  );
  await after.stop();
  expect(doubtful.map(({ id }) => id).sort()).toEqual(outcome.doubtful.sort());
  expect(doubtful.length, 'at most one for each time it was killed').toBeLessThanOrEqual(4);
  const known = new Set([...addresses, ...doubtful.map(({ email }) => email)]);
  expect(known.size, 'nobody is lost').toBe(people);
});
