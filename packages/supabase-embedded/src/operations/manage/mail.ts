import { OperatorError } from '../../errors.ts';
import { smtpDriver } from '../../mail/smtp.ts';
import { longestSend } from '../../waitlist/waitlist-queue.ts';
import type { Commands } from '../command.ts';
import type { DataPlace } from '../data-place.ts';
import { serverHealth } from '../site-address.ts';
import { rowTable } from './rows.ts';

/** The tables with emails that wait, what each email is about, and which of them are sent again. */
const queues = [
  {
    table: 'embedded.outbox',
    columns: `message ->> 'subject' as about, 'waiting' as state`,
    set: '',
    due: 'true',
  },
  {
    table: 'waitlist.mails',
    columns: 'kind as about, state',
    set: `, state = 'waiting'`,
    // Who asks for all does not mean what was refused, or may have arrived.
    due: `case state when 'waiting' then true when 'refused' then $1 <> ''
      when 'sending' then $1 <> '' and changed_at < now() - interval '${longestSend}' end`,
  },
];

/** The account service of a hosted project has a queue of its own. */
const queuesOf = ({ databaseUrl }: DataPlace) => queues.slice(databaseUrl ? 1 : 0);

export async function sendTest(to: string): Promise<void> {
  const text = 'This email shows that the mail settings of the site work.';
  try {
    await smtpDriver(process.env).send({ to, subject: 'A test of the mail settings', text });
  } catch (error) {
    throw new OperatorError(`The mail server did not take the email: ${(error as Error).message}`);
  }
}

export const mail: Commands = {
  'manage mail queue': {
    says: 'lists the emails that wait, and what the server says of the last error',
    run: async ({ query, place }) => {
      const parts = queuesOf(place).map(
        ({ table, columns }) =>
          `select id::text, ${columns}, attempts, created_at, next_attempt_at from ${table}`,
      );
      const list = `select id, about, state, attempts,
          date_trunc('second', now() - created_at)::text as age,
          date_trunc('second', next_attempt_at - now())::text as next_try_in
        from (${parts.join(' union all ')}) email
        where state <> 'sent' order by created_at limit 200`;
      const found = await query<Record<string, unknown>>(list);
      const health = await serverHealth(place).then(
        ({ says }) => `\n\n${says}`,
        () => '',
      );
      return rowTable(found, 'No emails wait.') + health;
    },
  },
  'manage mail send-again [ID] [--yes]': {
    says: 'makes emails that wait due now: one, or all',
    run: async ({ query, place, parameters: [id = null], confirm, audit }) => {
      await confirm(id ? `Email ${id} will be sent.` : 'All emails that wait will be sent.');
      let due = 0;
      for (const { table, set, due: isDue } of queuesOf(place)) {
        const again = await query(
          `update ${table} set next_attempt_at = now(), attempts = 0${set}
           where ${isDue} and id::text = coalesce($1, id::text) returning id`,
          [id],
        );
        due += again.length;
      }
      if (due === 0) throw new OperatorError('No such email waits.');
      audit(id ?? 'all');
      return `${due} emails are due. A running server sends them within seconds or, if the mail server took none last time, within 15 minutes: a restart ends that pause. For a hosted project, cron does: npm run waitlist -- send`;
    },
  },
  'manage mail test EMAIL': {
    says: 'sends a test email with the settings SMTP_*, and says what the mail server answers',
    run: async ({ parameters: [to = ''] }) => {
      await sendTest(to);
      return `The mail server took the email to ${to}. Look whether it arrived, and not as spam.`;
    },
  },
};
