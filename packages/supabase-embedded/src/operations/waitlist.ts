import { csvRows } from '@tuppence/giving/csv-rows';
import { OperatorError } from '../errors.ts';
import { createLog } from '../log.ts';
import { Outbox } from '../mail/outbox.ts';
import { smtpDriver } from '../mail/smtp.ts';
import { projectPaths } from '../paths.ts';
import { writePrivateFile } from '../private-file.ts';
import { type Drain, invite, type Sent, sendQueued, waitForServer } from '../waitlist/invite.ts';
import type { InviteOptions } from '../waitlist/steps.ts';
import { type Query, waitlistQueue } from '../waitlist/waitlist-queue.ts';
import { type Call, type Command, type Commands, type MailedSite, table } from './command.ts';
import { isRunning, withWaitlist } from './data-place.ts';
import { rowTable } from './manage/rows.ts';

function siteOf({ readSettings }: Call): MailedSite {
  try {
    return readSettings({ ...process.env, VITE_SUPABASE_URL: '' }, '').environment;
  } catch (cause) {
    throw new OperatorError((cause as Error).message, { cause });
  }
}

const inWaitlist = async (
  call: Call,
  work: (query: Query, drain: Drain) => Promise<string>,
): Promise<string> => {
  const { place } = call;
  const isServer = isRunning(place);
  if (!isServer || process.env.TUPPENCE_MODE?.trim() === 'production') requireOwnAddresses();
  return withWaitlist(place, (query) =>
    work(query, isServer ? waitForServer(query) : sender(query, place.project, siteOf(call))),
  );
};

/** Of the export. */
const columns = ['created_at', 'email', 'type', 'metadata', 'confirmed_at', 'invited_at'];
const time = (column: string) =>
  `coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as ${column}`;

const status: Command = {
  says: 'counts signups by day, state and invite code',
  run: ({ place }) => withWaitlist(place, statusReport),
};

export const waitlist: Commands = {
  waitlist: status,
  'waitlist status': status,
  'waitlist export FILE [--replace]': {
    says: 'writes the rows for a spreadsheet',
    run: async ({ query, parameters: [file = ''], flags }) => {
      const rows = await query<object>(
        `select ${time('created_at')}, email, type, metadata::text, ${time('confirmed_at')},
           ${time('invited_at')}
         from public.email_signups signup order by signup.created_at, id`,
      );
      const cells = [columns, ...rows.map((row) => Object.values(row))];
      await writePrivateFile(file, flags.has('replace'), async () => csvRows(cells));
      return `${rows.length} rows are in ${file}. They are personal data: store them safely.`;
    },
  },
  'waitlist invite --limit NUMBER [--partner CODE] [--confirmed-only] [--dry-run] [--resend-doubtful]':
    {
      says: 'invites people to the app, in order of joining',
      run: (call) => {
        const { values, flags } = call;
        return inWaitlist(call, (query, drain) =>
          inviteReport(query, drain, {
            limit: Number(values.limit),
            storeUrl: siteOf(call).appStoreUrl,
            confirmedOnly: flags.has('confirmed-only'),
            partner: values.partner ?? null,
            dryRun: flags.has('dry-run'),
            resendDoubtful: flags.has('resend-doubtful'),
          }),
        );
      },
    },
  'waitlist send': {
    says: 'sends what is due, and deletes addresses that nobody confirmed: for a hosted project, by cron',
    run: (call) =>
      inWaitlist(call, async (query, drain) => outcomeReport(await sendQueued(query, drain))),
  },
};

/** Emails must not lead to the placeholders. */
function requireOwnAddresses(): void {
  const missing = ['VITE_SITE_ORIGIN', 'VITE_APP_STORE_URL'].filter(
    (name) => !process.env[name]?.trim(),
  );
  if (missing.length > 0)
    throw new OperatorError(`Set ${missing.join(' and ')}: emails lead there.`);
}

/** Sends by itself, with the mail settings of the environment. */
function sender(query: Query, project: string, site: MailedSite): Drain {
  const { templates } = projectPaths(project);
  const { origin: siteUrl, name: siteName } = site;
  const backendUrl = process.env.VITE_SUPABASE_URL?.trim().replace(/\/$/, '') || siteUrl;
  const list = { templates, siteUrl, siteName, backendUrl };
  const log = createLog();
  return async () => {
    const outbox = new Outbox({
      queues: [waitlistQueue(query, list)],
      driver: smtpDriver(process.env),
      log: (line, level = 'info') => log[level](line),
    });
    await outbox.wake();
    await outbox.close();
    return outbox.failure;
  };
}

async function inviteReport(query: Query, drain: Drain, asked: InviteOptions): Promise<string> {
  const { queued, waits, ...sent } = await invite(query, drain, asked);
  if (!asked.dryRun) return outcomeReport(sent, waits);
  return `Dry run: ${queued} would be invited${waits > 0 ? `, after the ${waits} that wait already` : ''}.`;
}

/** `waited` counts those of an earlier run. */
function outcomeReport({ sent, refused, left, doubtful, failure }: Sent, waited = 0): string {
  const counts = Object.entries({ Sent: sent, Refused: refused, Left: left });
  const lines = [table(['Emails', ''], counts)];
  if (waited > 0) lines.push('', `${waited} of them waited from an earlier run.`);
  if (doubtful.length > 0)
    lines.push(
      '',
      'In doubt: a run was stopped while it sent them, or the mail server gave no answer. Its log says whether they went out:',
      ...doubtful.map((id) => `  <waitlist-${id}@...>`),
      'Invitations are not sent again, unless you add --resend-doubtful, a quarter of an hour later.',
    );
  if (failure === null) return lines.join('\n');
  lines.push(
    '',
    `Emails that are due were not sent (${failure}). Run this again once that is mended.`,
  );
  throw new OperatorError(lines.join('\n'));
}

export async function statusReport(query: Query): Promise<string> {
  const tables = [
    `select coalesce(day, 'In all') as "Day", count(*)::int as "Signups"
     from (select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
       from public.email_signups) signup group by rollup (day) order by 1`,
    `select state as "State", count::int as "Count" from (values
       ('not confirmed', (select count(*) from public.email_signups
          where confirmed_at is null and invited_at is null)),
       ('confirmed', (select count(*) from public.email_signups
          where confirmed_at is not null and invited_at is null)),
       ('invited', (select count(*) from public.email_signups where invited_at is not null)),
       ('left the list', (select count(*) from waitlist.departed)),
       ('emails waiting', (select count(*) from waitlist.mails where state = 'waiting')),
       ('emails refused', (select count(*) from waitlist.mails where state = 'refused')),
       ('invitations in doubt', (select count(*) from waitlist.mails
          where kind = 'invite' and state = 'sending'))
     ) as counted (state, count)`,
    // Ignores case, and shows each code as first spelt. Codes of friends are counted together.
    `select case when inviter.id is not null then '(a friend’s)'
         else coalesce((array_agg(ref order by signup.created_at, signup.id))[1], '(no code)')
       end as "Invite code", count(*)::int as "Signups"
     from (select *, metadata ->> 'ref' as ref from public.email_signups) signup
     left join public.email_signups inviter on inviter.code = lower(ref)
     group by inviter.id is not null, case when inviter.id is null then lower(ref) end
     order by bool_and(ref is null), 2 desc, min(signup.created_at)`,
  ];
  const parts: string[] = [];
  for (const statement of tables)
    parts.push(rowTable(await query(statement), 'Nobody has joined.'));
  return parts.join('\n\n');
}
