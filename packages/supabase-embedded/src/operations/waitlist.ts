import { parseArgs } from 'node:util';
import { csvRows } from '@tuppence/giving/csv-rows';
import { OperatorError } from '../errors.ts';
import { createLog } from '../log.ts';
import { Outbox } from '../mail/outbox.ts';
import { smtpDriver } from '../mail/smtp.ts';
import { projectPaths } from '../paths.ts';
import { writePrivateFile } from '../private-file.ts';
import type { Variables } from '../server/environment.ts';
import { type Drain, invite, type Sent, sendQueued, waitForServer } from '../waitlist/invite.ts';
import { type Count, type InviteOptions, steps } from '../waitlist/steps.ts';
import { type Query, waitlistQueue } from '../waitlist/waitlist-queue.ts';
import { dataPlace } from './database-copy.ts';
import { withWaitlist } from './waitlist-place.ts';

/** Of the site that the emails are about. */
type MailedSite = { origin: string; name: string; appStoreUrl: string };

/** Reads the site's settings. Without a key, it would require that of a hosted project. */
export type ReadSettings = (variables: Variables, key: string) => { environment: MailedSite };

const usage = `Usage: npm run waitlist -- status
       npm run waitlist -- export FILE [--replace]
       npm run waitlist -- invite --limit NUMBER [--confirmed-only] [--partner CODE] [--dry-run] [--resend-doubtful]
       npm run waitlist -- send`;

const options = {
  limit: { type: 'string' },
  'confirmed-only': { type: 'boolean', default: false },
  partner: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'resend-doubtful': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const;

export async function runWaitlist(project: string, read: ReadSettings): Promise<string> {
  const site = () => {
    try {
      return read({ ...process.env, VITE_SUPABASE_URL: '' }, '').environment;
    } catch (cause) {
      throw new OperatorError((cause as Error).message, { cause });
    }
  };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = 'status', file, ...more] = positionals;
  const isKnown = /^(status|export|invite|send)$/.test(name);
  if (!isKnown || more.length > 0 || (name === 'export') !== (file !== undefined))
    throw new OperatorError(usage);
  const limit = Number(values.limit);
  if (name === 'invite' && !(Number.isSafeInteger(limit) && limit > 0))
    throw new OperatorError(usage);
  return withWaitlist(dataPlace(project), async (query, isServer) => {
    if (name === 'status') return statusReport(query);
    if (name === 'export') return exportRows(query, file ?? '', values.replace);
    if (!isServer || process.env.TUPPENCE_MODE?.trim() === 'production') requireOwnAddresses();
    const drain = isServer ? waitForServer(query) : sender(query, project, site());
    if (name === 'send') return outcomeReport(await sendQueued(query, drain));
    return inviteReport(query, drain, {
      limit,
      storeUrl: site().appStoreUrl,
      confirmedOnly: values['confirmed-only'],
      partner: values.partner ?? null,
      dryRun: values['dry-run'],
      resendDoubtful: values['resend-doubtful'],
    });
  });
}

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
  const invited = await invite(query, drain, asked);
  const { queued, waits } = invited;
  if (asked.dryRun)
    return `Dry run: ${queued} would be invited${waits > 0 ? `, after the ${waits} that wait already` : ''}.`;
  return (
    outcomeReport(invited) +
    (waits > 0 ? `\n\n${waits} of them waited from an earlier run, which this one ended.` : '')
  );
}

function outcomeReport({ sent, refused, left, doubtful, failure }: Sent): string {
  const lines = table([
    ['Sent', sent],
    ['Refused', refused],
    ['Left', left],
  ]);
  if (doubtful.length > 0)
    lines.push(
      '',
      'In doubt, because a run was stopped while it sent them. The mail server’s log says whether they went out:',
      ...doubtful.map((id) => `  <waitlist-${id}@...>`),
      'Invitations are not sent again, unless you add --resend-doubtful.',
    );
  if (failure === null) return lines.join('\n');
  lines.push('', `The mail server takes no emails (${failure}). Run this again once it does.`);
  throw new OperatorError(lines.join('\n'));
}

async function statusReport(query: Query): Promise<string> {
  const { days, codes, states } = await steps.status(query);
  const sum = (counts: readonly Count[]) => counts.reduce((total, { count }) => total + count, 0);
  const withCode = sum(codes);
  const pairs = (counts: readonly Count[]) => counts.map(({ key, count }) => [key, count] as const);
  return [
    ...table([...pairs(days), ['In all', sum(days)]]),
    '',
    ...table(pairs(states)),
    ...(withCode > 0
      ? ['', 'By invite code', ...table([...pairs(codes), ['(no code)', sum(days) - withCode]])]
      : []),
  ].join('\n');
}

async function exportRows(query: Query, file: string, replace: boolean): Promise<string> {
  const rows = await steps.rows(query);
  const columns = Object.keys(rows[0] ?? { created_at: '', email: '', type: '', metadata: '' });
  const cells = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))];
  await writePrivateFile(file, replace, async () => csvRows(cells));
  return `${rows.length} rows are in ${file}. They are personal data: store them safely.`;
}

function table(rows: readonly (readonly [key: string, count: number])[]): string[] {
  const width = Math.max(...rows.map(([key]) => key.length), 10) + 2;
  return rows.map(([key, count]) => key.padEnd(width) + count);
}
