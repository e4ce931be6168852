import { confirmationsPause, longestSend, type Query } from './waitlist-queue.ts';

export type InviteOptions = {
  limit: number;
  storeUrl: string;
  confirmedOnly: boolean;
  /** Only who came with this invite code. */
  partner: string | null;
  dryRun: boolean;
  /** Sends those again that a stopped run may have sent. */
  resendDoubtful: boolean;
};
/** `waits` counts the invitations of a run that was stopped. */
export type Queued = { queued: number; waits: number };
export type Outcome = { sent: number; refused: number; left: number; doubtful: string[] };

const isInvited = `from waitlist.mails where kind = 'invite'`;

/** Who is invited next. A new run first ends one that was stopped: until then, nobody is. */
const chosen = `select signup.id, signup.moved_up_at is null as later, signup.created_at
  from public.email_signups signup
  where invited_at is null
    and (confirmed_at is not null or not $2::boolean)
    and ($3::text is null or lower(metadata ->> 'ref') = lower($3))
    -- Who left, and was signed up again perhaps by somebody else.
    and (confirmed_at is not null
      or not exists (select from waitlist.departed where digest = waitlist.digest(signup.email)))
    -- One of the variants of a mailbox, as somebody else may have typed them.
    and (confirmed_at is not null or not exists (
      select from public.email_signups other
      where waitlist.mailbox(other.email) = waitlist.mailbox(signup.email) and other.id <> signup.id
        and (other.confirmed_at is not null
          or (other.created_at, other.id) < (signup.created_at, signup.id))
    ))
    and waitlist.is_address(email)
    -- Whose mail server has refused an email for good.
    and not exists (
      select from waitlist.mails refused where refused.signup_id = signup.id and state = 'refused'
    )
    and not exists (select ${isInvited} and state = 'waiting' and attempts = 0)
  order by moved_up_at is null, signup.created_at, signup.id limit $1`;

/** Of a statement that always returns one row. */
const scalar = async <Value>(query: Query, statement: string, values?: unknown[]) =>
  (await query<{ value: Value }>(statement, values))[0]?.value as Value;

/** What the command does in the database, whether that is its own, a running server's or a hosted one. */
export const steps = {
  /** Marks people as invited and queues their emails, in one statement. */
  async queueInvites(query: Query, options: InviteOptions): Promise<Queued> {
    const { limit, confirmedOnly, partner, storeUrl, dryRun, resendDoubtful } = options;
    const who = [limit, confirmedOnly, partner];
    if (resendDoubtful && !dryRun)
      await query(
        `update waitlist.mails set state = 'waiting', attempts = 0, next_attempt_at = now()
         where kind = 'invite' and state = 'sending' and changed_at < now() - interval '${longestSend}'`,
      );
    const waits = await scalar<number>(
      query,
      `select count(*)::int as value ${isInvited} and state = 'waiting'`,
    );
    const rows = dryRun
      ? await query(chosen, who)
      : await query(
          `with chosen as (${chosen} for update of signup skip locked), invited as (
             update public.email_signups set invited_at = now()
             where id in (select id from chosen) returning id
           )
           insert into waitlist.mails (signup_id, kind, store_url)
             select id, 'invite', $4 from chosen join invited using (id)
             order by later, created_at, id
             returning id`,
          [...who, storeUrl],
        );
    return { queued: rows.length, waits };
  },
  /** `left` are still queued, and `doubtful` the ids of those that were being sent when a run was stopped. */
  async outcome(query: Query, started: string, kinds: readonly string[]): Promise<Outcome> {
    const [row] = (await query<Outcome>(
      `select count(*) filter (where state = 'sent' and changed_at >= $1)::int as sent,
         count(*) filter (where state = 'refused' and changed_at >= $1)::int as refused,
         count(*) filter (where state = 'waiting')::int as left,
         coalesce(array_agg(id::text) filter (where state = 'sending'), '{}') as doubtful
       from waitlist.mails where kind = any($2)`,
      [started, kinds],
    )) as [Outcome];
    return row;
  },
  /** How many emails of these kinds would be sent now. */
  due(query: Query, kinds: readonly string[]): Promise<number> {
    return scalar(
      query,
      `select count(*)::int as value from waitlist.mails
       where kind = any($1) and (
         (state = 'waiting' and next_attempt_at <= now()
           and (kind = 'invite' or not ${confirmationsPause}))
         or (state = 'sending' and changed_at > now() - interval '1 minute'))`,
      [kinds],
    );
  },
  /** The time of the database. */
  now: (query: Query) => scalar<string>(query, 'select now()::text as value'),
};
