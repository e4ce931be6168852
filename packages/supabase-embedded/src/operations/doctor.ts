import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasDemoDonor } from '../database/demo.ts';
import { freeMegabytes } from '../database/disk-space.ts';
import { historyOf } from '../database/migrations.ts';
import { projectPaths } from '../paths.ts';
import { requireProduction } from '../server/environment.ts';
import { backupFolder, nightlyName } from './backup-files.ts';
import { type Call, type Command, table } from './command.ts';
import { inDatabase } from './data-place.ts';
import { sendTest } from './manage/mail.ts';
import { serverHealth } from './site-address.ts';

/** `stop`: production does not start. `mend`: a fault. `look`: not checked here. */
type Finding = readonly ['stop' | 'mend' | 'look' | 'good', string];
type Check = (call: Call) => Finding | Promise<Finding>;

const hourMs = 60 * 60 * 1000;
const fewGigabytes = 1;

const checks: readonly Check[] = [
  ({ published, settings }) => {
    try {
      requireProduction(published, process.env, settings);
      return ['good', 'Settings, gates and origin are fit for production.'];
    } catch (error) {
      return ['stop', (error as Error).message];
    }
  },
  ({ published, place }) => {
    const origin = process.env.VITE_SITE_ORIGIN?.trim();
    if (!published) {
      const flag = place.databaseUrl ? '' : ' -- --embedded';
      return ['mend', `The site is not built: npm run build${flag}`];
    }
    return origin && new URL(origin).origin !== published.origin
      ? [
          'mend',
          `The pages are for ${published.origin}, but VITE_SITE_ORIGIN is ${origin}: build again.`,
        ]
      : ['good', `The pages are for ${published.origin}.`];
  },
  ({ place }) =>
    place.databaseUrl || process.env.TUPPENCE_MODE?.trim() === 'production'
      ? ['good', 'The mode is production.']
      : ['mend', 'TUPPENCE_MODE is not production: no email is sent.'],
  ({ published }) => {
    const names = published?.placeholders;
    if (!names) return ['look', 'It is not known which placeholders the pages show.'];
    return names.length > 0
      ? ['mend', `The pages show placeholders: set ${names.join(', ')}, and build again.`]
      : ['good', 'The pages show no placeholder of an address.'];
  },
  ({ published }) => {
    const count = published?.sampleClaims;
    if (count === undefined) return ['look', 'It is not known whether claims are samples.'];
    return count > 0
      ? ['mend', `${count} claims of the pages are samples (docs/claims.md).`]
      : ['good', 'No claim of the pages is a sample.'];
  },
  async ({ place }) =>
    (await inDatabase(place, hasDemoDonor))
      ? [
          'stop',
          'The demo donor can sign in, with a public password: npm run manage -- people delete-demo',
        ]
      : ['good', 'The demo donor is not in the database.'],
  async ({ query }) => {
    const { length } = await query(`select from public.charities where register = 'sample'`);
    return length > 0
      ? ['mend', `${length} charities are invented: import a register (npm run charities).`]
      : ['good', 'No charity is invented.'];
  },
  async ({ place }) => {
    const { migrations } = projectPaths(place.project);
    const mend = place.databaseUrl ? 'npx supabase db push' : 'npm run upgrade';
    const { pending, other, later } = await inDatabase(place, (database) =>
      historyOf(database, migrations),
    ).catch(({ code, message }) => {
      throw new Error(code === '42P01' ? `No migration has run: ${mend}` : message);
    });
    if (later.length > 0) return ['mend', `The database is of a later release (${later.at(-1)}).`];
    return pending.length + other.length > 0
      ? ['mend', `The database is of an earlier release: ${mend}`]
      : ['good', 'All migrations have run.'];
  },
  async ({ place }) => {
    if (place.databaseUrl) return ['look', 'The health of a hosted project is in its dashboard.'];
    const { isGood, says } = await serverHealth(place);
    return [isGood ? 'good' : 'mend', says];
  },
  async ({ values: { 'mail-to': to } }) => {
    if (!to) return ['look', 'No email was sent: add --mail-to EMAIL.'];
    await sendTest(to);
    return ['good', `The mail server took a test email to ${to}. Look whether it arrived.`];
  },
  () => {
    const domain = /@([^>\s]+)/.exec(process.env.SMTP_FROM ?? '')?.[1] ?? 'the sender';
    return ['look', `SPF, DKIM and DMARC records of ${domain} are not checked.`];
  },
  ({ place }) => {
    if (place.databaseUrl) return ['look', 'Backups of a hosted project are in its dashboard.'];
    const folder = backupFolder(place.dataDir);
    const times = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => nightlyName.test(name))
      .map((name) => statSync(join(folder, name)).mtimeMs);
    const hours = Math.floor((Date.now() - Math.max(0, ...times)) / hourMs);
    if (times.length === 0) return ['mend', `There is no backup in ${folder}: npm run backup`];
    return [hours > 26 ? 'mend' : 'good', `The last backup is ${hours} hours old.`];
  },
  ({ place }) => {
    if (place.databaseUrl) return ['look', 'The disk of a hosted project is in its dashboard.'];
    const free = freeMegabytes(existsSync(place.dataDir) ? place.dataDir : place.project) / 1024;
    return [free < fewGigabytes ? 'mend' : 'good', `${free.toFixed(1)} GB of the disk are free.`];
  },
  ({ place }) => {
    if (place.databaseUrl || !existsSync(place.keys)) return ['look', 'There are no keys here.'];
    return statSync(place.keys).mode & 0o077
      ? ['mend', `Others can read ${place.keys}: chmod 600 ${place.keys}`]
      : ['good', 'Only their owner can read the keys.'];
  },
];

export const doctor: Command = {
  says: 'checks an installation, before a launch and at night; fails if something must be mended',
  run: async (call) => {
    const findings: Finding[] = [];
    for (const check of checks)
      findings.push(
        await Promise.resolve()
          .then(() => check(call))
          .catch(({ message }: Error): Finding => ['mend', message]),
      );
    if (findings.some(([level]) => level === 'stop' || level === 'mend')) process.exitCode = 1;
    return table(['', 'What was found'], findings);
  },
};
