import { hash, randomBytes } from 'node:crypto';
import type { MailQueue } from '../mail/mail-queue.ts';
import { type WaitlistMail, type WaitlistMailOptions, writeWaitlistMail } from './waitlist-mail.ts';

/** Runs a statement as the owner of the database, as a turn of its own. */
export type Query = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

type Row = WaitlistMail & { attempts: number; ref: string | null; perMinute: number | null };

/**
 * Marks an email as being sent before it is sent. If the sender is killed meanwhile, an invitation stays marked,
 * because it may have arrived. A confirmation is sent again after ten minutes: twice does no harm.
 */
const take = `with taken as (
    update waitlist.mails set state = 'sending', attempts = attempts + 1, changed_at = now()
    where id = (
      select id from waitlist.mails
      where (state = 'waiting' and next_attempt_at <= now())
        or (state = 'sending' and kind = 'confirm' and changed_at < now() - interval '10 minutes')
      order by kind, created_at limit 1 for update skip locked
    ) returning *
  ), token as (
    insert into waitlist.tokens (digest, signup_id) select decode($1, 'hex'), signup_id from taken
  )
  select taken.id, taken.kind, taken.attempts - 1 as attempts, taken.store_url as "storeUrl",
    signup.email, signup.metadata ->> 'ref' as ref, rule.per_minute as "perMinute"
  from taken
  join public.email_signups signup on signup.id = taken.signup_id
  left join limits.rules rule on rule.kind = 'mails'`;

/** About a day of attempts. */
const mostAttempts = 100;

export function waitlistQueue(query: Query, options: WaitlistMailOptions): MailQueue {
  return {
    next: async () => {
      const token = randomBytes(32).toString('base64url');
      const [row] = await query<Row>(take, [hash('sha256', token)]);
      if (!row) return undefined;
      const storeUrl = row.storeUrl && withCampaign(row.storeUrl, row.ref);
      const letter = writeWaitlistMail({ ...row, token, storeUrl }, options);
      const pauseMs = row.perMinute ? 60_000 / row.perMinute : 0;
      return { id: row.id, letter, attempts: row.attempts, pauseMs };
    },
    retry: (id, pauseSeconds) =>
      query(
        `update waitlist.mails set changed_at = now(),
           state = case when attempts < ${mostAttempts} then 'waiting' else 'refused' end,
           next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
        [id, pauseSeconds],
      ),
    done: (id, isSent) =>
      query(`update waitlist.mails set changed_at = now(), state = $2 where id = $1`, [
        id,
        isSent ? 'sent' : 'refused',
      ]),
    waiting: async () => {
      const [row] = await query<{ count: number; oldest: number }>(
        `select count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest
         from waitlist.mails where state = 'waiting'`,
      );
      return row ?? { count: 0, oldest: 0 };
    },
  };
}

/** As the site's own links to the App Store, so that the charity that invited gets the credit. */
function withCampaign(storeUrl: string, code: string | null): string {
  const url = new URL(storeUrl);
  if (code) url.searchParams.set('ct', code);
  return url.href;
}
