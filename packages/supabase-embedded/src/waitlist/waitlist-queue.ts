import { hash, randomBytes } from 'node:crypto';
import { type MailQueue, type Query, waitingIn } from '../mail/mail-queue.ts';
import { type WaitlistMail, type WaitlistMailOptions, waitlistWriter } from './waitlist-mail.ts';

/** No attempt takes longer. What is being sent for longer was stopped. */
export const longestSend = '15 minutes';

export type { Query } from '../mail/mail-queue.ts';

/** Whether the total of emails that ask to confirm is used up for now. */
export const confirmationsPause = `exists (
  select from limits.rules rule, waitlist.budgets budget
  where rule.kind = 'confirmations' and owner = '' and times[1] > now() + address_window
)`;

type Row = WaitlistMail & { attempts: number; ref: string | null; perMinute: number | null };

/**
 * Marks an email as being sent before it is sent. If the sender is killed meanwhile, an invitation stays marked,
 * because it may have arrived. A confirmation is sent again after a while: twice does no harm.
 * Locks both rows or neither, and waits for none, so that leaving never waits in a circle.
 */
const take = `with taken as (
    update waitlist.mails set state = 'sending', attempts = attempts + 1, changed_at = now()
    where id = (
      select mail.id from waitlist.mails mail
      join public.email_signups signup on signup.id = signup_id
      where kind = $2 and (
        (state = 'waiting' and next_attempt_at <= now() and (kind = 'invite' or not ${confirmationsPause}))
        or (state = 'sending' and kind = 'confirm' and changed_at < now() - interval '${longestSend}')
      )
      order by next_attempt_at, mail.created_at limit 1
      for update of mail skip locked for key share of signup skip locked
    ) returning *
  ), token as (
    insert into waitlist.tokens (digest, signup_id) select decode($1, 'hex'), signup_id from taken
  ), counted as (
    insert into waitlist.budgets as known (owner, times)
      select '', array[now() + address_window / per_address]
      from taken join limits.rules on rules.kind = 'confirmations' and taken.kind = 'confirm'
      on conflict (owner) do update
        set times = array[greatest(known.times[1], now()) + (excluded.times[1] - now())]
  )
  select taken.id, taken.kind, taken.attempts - 1 as attempts, taken.store_url as "storeUrl",
    signup.email, signup.confirmed_at is not null as "isConfirmed", signup.metadata ->> 'ref' as ref, rule.per_minute as "perMinute"
  from taken
  join public.email_signups signup on signup.id = taken.signup_id
  left join limits.rules rule on rule.kind = 'mails'`;

const forget = 'select waitlist.forget_unconfirmed() as count';
const forgetEveryMs = 3_600_000;

/** About a day of attempts. One that may have arrived counts for a third of them. */
const mostAttempts = 100;
const counted = 'attempts + case when $3 then 33 else 0 end';

export function waitlistQueue(query: Query, options: WaitlistMailOptions): MailQueue {
  const write = waitlistWriter(options);
  const kinds = ['confirm', 'invite'];
  let forgetAt = 0;
  return {
    next: async () => {
      const token = randomBytes(32).toString('base64url');
      // In turn, so that neither kind holds up the other.
      kinds.reverse();
      let row: Row | undefined;
      for (const kind of kinds) row ??= (await query<Row>(take, [hash('sha256', token), kind]))[0];
      if (!row) {
        if (Date.now() >= forgetAt) {
          const [gone] = await query<{ count: number }>(forget);
          if (gone?.count === 0) forgetAt = Date.now() + forgetEveryMs;
        }
        return undefined;
      }
      const storeUrl = row.storeUrl && withCampaign(row.storeUrl, row.ref);
      const letter = write({ ...row, token, storeUrl });
      const pauseMs = row.perMinute ? 60_000 / row.perMinute : 0;
      return { id: row.id, letter, attempts: row.attempts, pauseMs };
    },
    retry: async (id, pauseSeconds, mayHaveArrived) => {
      const [row] = await query<{ state: string }>(
        `update waitlist.mails set changed_at = now(), attempts = ${counted},
           state = case
             when $3 and kind = 'invite' then 'sending'
             when ${counted} < ${mostAttempts} then 'waiting'
             when $3 then 'sent' else 'refused' end,
           next_attempt_at = now() + make_interval(secs => $2) where id = $1 returning state`,
        [id, pauseSeconds, mayHaveArrived],
      );
      return row?.state !== 'refused';
    },
    done: (id, isSent) =>
      query(`update waitlist.mails set changed_at = now(), state = $2 where id = $1`, [
        id,
        isSent ? 'sent' : 'refused',
      ]),
    // To an address that left, strangers can cause one that is not due for a week.
    waiting: waitingIn(
      query,
      `waitlist.mails where state = 'waiting' and (attempts > 0 or next_attempt_at <= now())`,
    ),
  };
}

/** As the site's own links to the App Store, so that the charity that invited gets the credit. */
function withCampaign(storeUrl: string, code: string | null): string {
  const url = new URL(storeUrl);
  if (code) url.searchParams.set('ct', code);
  return url.href;
}
