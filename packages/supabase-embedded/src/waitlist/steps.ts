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
/** `started` is a time of the database. `waits` counts the invitations of a run that was stopped. */
export type Queued = { started: string; queued: number; waits: number };
export type Outcome = {
  sent: number;
  refused: number;
  left: number;
  doubtful: string[];
};
export type Count = { key: string; count: number };

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

const time = (column: string) =>
  `coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as ${column}`;

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
    const started = await steps.now(query);
    const [{ waits } = { waits: 0 }] = await query<{ waits: number }>(
      `select count(*)::int as waits ${isInvited} and state = 'waiting'`,
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
    return { started, queued: rows.length, waits };
  },
  /** `left` are still queued, and `doubtful` the ids of those that were being sent when a run was stopped. */
  async outcome(query: Query, started: string, kinds: readonly string[]): Promise<Outcome> {
    const [row] = await query<Outcome>(
      `select count(*) filter (where state = 'sent' and changed_at >= $1)::int as sent,
         count(*) filter (where state = 'refused' and changed_at >= $1)::int as refused,
         count(*) filter (where state = 'waiting')::int as left,
         coalesce(array_agg(id::text) filter (where state = 'sending'), '{}') as doubtful
       from waitlist.mails where kind = any($2)`,
      [started, kinds],
    );
    return row ?? { sent: 0, refused: 0, left: 0, doubtful: [] };
  },
  /** How many emails of these kinds would be sent now. */
  async due(query: Query, kinds: readonly string[]): Promise<number> {
    const [row] = await query<{ due: number }>(
      `select count(*)::int as due from waitlist.mails
       where kind = any($1) and (
         (state = 'waiting' and next_attempt_at <= now()
           and (kind = 'invite' or not ${confirmationsPause}))
         or (state = 'sending' and changed_at > now() - interval '1 minute'))`,
      [kinds],
    );
    return row?.due ?? 0;
  },
  /** The time of the database. */
  async now(query: Query): Promise<string> {
    const [row] = await query<{ now: string }>('select now()::text as now');
    return row?.now ?? '';
  },
  async status(query: Query): Promise<{ days: Count[]; codes: Count[]; states: Count[] }> {
    return {
      days: await query<Count>(
        `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as key, count(*)::int
         from public.email_signups group by 1 order by 1`,
      ),
      // Ignores case, and shows each code as first spelt. Codes of friends are counted together.
      codes: await query<Count>(
        `select case when inviter.id is null
             then (array_agg(signup.metadata ->> 'ref' order by signup.created_at, signup.id))[1]
             else '(a friend’s)' end as key, count(*)::int
         from public.email_signups signup
         left join public.email_signups inviter on inviter.code = lower(signup.metadata ->> 'ref')
         where signup.metadata ? 'ref'
         group by inviter.id is null,
           case when inviter.id is null then lower(signup.metadata ->> 'ref') end
         order by 2 desc, min(signup.created_at)`,
      ),
      states: await query<Count>(
        `select state as key, count::int from (values
           ('not confirmed', (select count(*) from public.email_signups
              where confirmed_at is null and invited_at is null)),
           ('confirmed', (select count(*) from public.email_signups
              where confirmed_at is not null and invited_at is null)),
           ('invited', (select count(*) from public.email_signups where invited_at is not null)),
           ('left the list', (select count(*) from waitlist.departed)),
           ('emails waiting', (select count(*) from waitlist.mails where state = 'waiting')),
           ('emails refused', (select count(*) from waitlist.mails where state = 'refused')),
           ('invitations in doubt', (select count(*) ${isInvited} and state = 'sending'))
         ) as counted (state, count)`,
      ),
    };
  },
  /** Of `rows`. */
  columns: ['created_at', 'email', 'type', 'metadata', 'confirmed_at', 'invited_at'],
  rows: (query: Query): Promise<Record<string, string>[]> =>
    query(
      `select ${time('created_at')}, email, type, metadata::text, ${time('confirmed_at')},
         ${time('invited_at')}
       from public.email_signups signup order by signup.created_at, id`,
    ),
};
