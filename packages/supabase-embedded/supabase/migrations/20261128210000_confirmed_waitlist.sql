-- The waitlist after a signup: an email that confirms the address, a link to leave, a place in the queue and the
-- invitations. All emails are queued here, and sent by the embedded backend or `npm run waitlist -- send`.
create schema waitlist;
revoke all on schema waitlist from public;

alter table public.email_signups
  add column confirmed_at timestamptz,
  -- The person's own invite code, which friends sign up with. Made when the address is confirmed.
  add column code text unique,
  -- When the third friend confirmed.
  add column moved_up_at timestamptz,
  -- When the invitation to the app was queued. It is set once, so nobody is invited twice.
  add column invited_at timestamptz;

create index email_signups_queue_idx
  on public.email_signups ((moved_up_at is null), created_at, id) where invited_at is null;

-- As `accountAddress` of the accounts: nothing that a mail server or program could take for another mailbox.
create function waitlist.is_address(email text) returns boolean
  language sql immutable strict set search_path = ''
  as $$
    select octet_length(email) = char_length(email)
      and email ~ '^[^@,;:<>()[\]"\\]{1,64}@[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$'
  $$;
-- Rows from before the rule stay, and get no email.
alter table public.email_signups
  add constraint email_signups_email_one_mailbox check (waitlist.is_address(email)) not valid;

create table waitlist.mails (
  id uuid primary key default gen_random_uuid(),
  signup_id uuid not null references public.email_signups on delete cascade,
  kind text not null check (kind in ('confirm', 'invite')),
  -- `sending` is stored before the email leaves. If it stays, a sender was stopped meanwhile.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused')),
  -- The address of the app, in an invitation.
  store_url text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Orders emails that one statement queues.
  created_at timestamptz not null default clock_timestamp()
);
create unique index mails_one_invitation on waitlist.mails (signup_id) where kind = 'invite';
create index mails_signup_idx on waitlist.mails (signup_id);
create index mails_waiting_idx on waitlist.mails (kind, next_attempt_at, created_at)
  where state in ('waiting', 'sending');

-- The link of each email has a token of its own, which is known only to who has the email.
create table waitlist.tokens (
  digest bytea primary key,
  signup_id uuid not null references public.email_signups on delete cascade
);
create index tokens_signup_idx on waitlist.tokens (signup_id);

-- Who left, as salted digests, so that no later import brings an address back.
create table waitlist.departed (digest bytea primary key, left_at timestamptz not null default now());
create table waitlist.salt (
  only_row boolean primary key default true check (only_row),
  value uuid not null default gen_random_uuid()
);
insert into waitlist.salt default values;

-- The last emails that strangers could cause to an address or a mailbox, which outlive its rows: a salted digest,
-- and when they leave. The empty owner stands for all, and its time is when their total will be unused.
create table waitlist.budgets (owner bytea primary key, times timestamptz[] not null);
create index budgets_age_idx on waitlist.budgets ((times[cardinality(times)]));

-- Mailboxes that confirmed with a friend's code: each counts once, for one inviter, even if one of them leaves.
create table waitlist.referrals (
  friend bytea primary key,
  inviter_id uuid references public.email_signups on delete set null
);
create index referrals_inviter_idx on waitlist.referrals (inviter_id);

insert into limits.rules (kind, per_address, address_window, per_minute) values
  -- Emails to the variants of one mailbox, and of the waitlist in a minute.
  ('mails', 4, '1 day', 300),
  -- Emails that ask to confirm, to all addresses together, because strangers can cause them.
  ('confirmations', 2000, '1 hour', null),
  -- Looks at a place in the queue.
  ('places', 60, '1 minute', null);
create sequence limits.total_places as bigint;

create function waitlist.digest(email text) returns bytea
  language sql stable set search_path = ''
  as $$ select sha256(convert_to(salt.value || lower(email collate "C"), 'UTF8')) from waitlist.salt $$;

-- Addresses of one mailbox give the same text, as in `mailboxOf` of the accounts.
create function waitlist.mailbox(email text) returns text
  language sql immutable strict set search_path = ''
  as $$
    select case
      when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when domain ~ '^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$' then split_part(name, '-', 1) || '@' || domain
      else name || '@' || domain
    end
    from lower(email collate "C") address,
      split_part(split_part(address, '@', 1), '+', 1) name,
      split_part(address, '@', 2) domain
  $$;
create index email_signups_mailbox_idx on public.email_signups (waitlist.mailbox(email));

-- Counts an email, and returns when it may leave: at most `allowed` do within `width`. Null if it would have to wait
-- longer than that.
create function waitlist.turn(owner bytea, allowed integer, width interval) returns timestamptz
  language sql set search_path = ''
  as $$
    insert into waitlist.budgets as known (owner, times) values (turn.owner, array[now()])
      on conflict (owner) do update set
        times = known.times[greatest(cardinality(known.times) - allowed + 2, 1):]
          || greatest(now(), known.times[cardinality(known.times) - allowed + 1] + width)
        where coalesce(known.times[cardinality(known.times) - allowed + 1] <= now(), true)
      returning times[cardinality(times)]
  $$;

-- Queues the email that confirms an address, unless it is confirmed, or had one in the last day. To an address that
-- left, one a week. Variants of a mailbox share a budget that its plain address does not need.
create function waitlist.queue_confirmation(signup uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  joined public.email_signups;
  rule limits.rules;
  own bytea;
  own_turn timestamptz;
  shared_turn timestamptz := now();
begin
  select * into joined from public.email_signups where id = signup for update;
  if joined.confirmed_at is not null or not waitlist.is_address(joined.email) or exists (
    select from waitlist.mails earlier
    where earlier.signup_id = joined.id
      and (earlier.state = 'waiting' or earlier.created_at > now() - interval '1 day')
  ) then
    return;
  end if;
  select * into rule from limits.rules where kind = 'mails';
  if lower(joined.email collate "C") <> waitlist.mailbox(joined.email) then
    shared_turn := waitlist.turn(
      -- No address begins with a space.
      waitlist.digest(' ' || waitlist.mailbox(joined.email)),
      coalesce(rule.per_address, 4), coalesce(rule.address_window, '1 day')
    );
  end if;
  own := waitlist.digest(joined.email);
  own_turn := waitlist.turn(own, 1, case
    when exists (select from waitlist.departed where digest = own) then interval '7 days' else '1 day'
  end);
  if shared_turn is not null and own_turn is not null then
    insert into waitlist.mails (signup_id, kind, next_attempt_at)
      values (joined.id, 'confirm', greatest(shared_turn, own_turn));
  end if;
  if random() < 0.01 then
    delete from waitlist.budgets old
      using (
        select spent.owner from waitlist.budgets spent
          where spent.times[cardinality(spent.times)] < now() - interval '8 days'
          limit 1000 for update skip locked
      ) spent
      where old.owner = spent.owner;
  end if;
end $$;

create function waitlist.confirm_by_mail() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform waitlist.queue_confirmation(new.id);
  return null;
end $$;

create function waitlist.keep_out_departed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  return case
    when exists (select from waitlist.departed where digest = waitlist.digest(new.email)) then null
    else new
  end;
end $$;

create function waitlist.note_departure() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into waitlist.departed (digest) values (waitlist.digest(old.email))
    on conflict (digest) do update set left_at = now();
  return null;
end $$;

create trigger email_signups_confirmation
  after insert on public.email_signups
  for each row when (current_user in ('anon', 'authenticated'))
  execute function waitlist.confirm_by_mail();
-- People may come back by the form. An import may not bring them back.
create trigger email_signups_departed
  before insert on public.email_signups
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function waitlist.keep_out_departed();
create trigger email_signups_departure
  after delete on public.email_signups
  for each row execute function waitlist.note_departure();

create function waitlist.friends(inviter public.email_signups) returns bigint
  language sql stable set search_path = ''
  as $$ select count(*) from waitlist.referrals where inviter_id = inviter.id $$;

-- Who brought three friends is ahead of all others. Else the queue is in order of joining. At most 10,000 others are
-- counted, so that a place costs the same in a long list. Null for somebody who was invited.
create function waitlist.place(own public.email_signups) returns json
  language sql stable set search_path = ''
  as $$
    select json_build_object(
      'place', case when own.invited_at is null then 1 + (
        select count(*) from (
          select from public.email_signups ahead
          where ahead.invited_at is null
            and ((ahead.moved_up_at is null), ahead.created_at, ahead.id)
              < ((own.moved_up_at is null), own.created_at, own.id)
          limit 10000
        ) counted
      ) end,
      'friends', waitlist.friends(own),
      'code', own.code
    )
  $$;

create function waitlist.signup_with(token text) returns uuid
  language sql stable strict set search_path = ''
  as $$ select signup_id from waitlist.tokens where digest = sha256(convert_to(token, 'UTF8')) $$;

-- Returns the place, or null for an unknown token or an address that is not confirmed.
create function private.my_place(token text) returns json
  language plpgsql security definer set search_path = ''
as $$
begin
  perform limits.count_request('places');
  return (
    select waitlist.place(own) from public.email_signups own
    where own.id = waitlist.signup_with(token) and own.confirmed_at is not null
  );
end $$;

-- Confirms the address, and returns the place. Null for an unknown token.
create function private.confirm_signup(token text) returns json
  language plpgsql security definer set search_path = ''
as $$
declare
  own public.email_signups;
  inviter public.email_signups;
begin
  update public.email_signups set
      confirmed_at = now(),
      -- Random digits of 40 bits: nobody guesses a code, and it is not a charity's.
      code = left(replace(gen_random_uuid()::text, '-', ''), 10)
    where id = waitlist.signup_with(token) and confirmed_at is null
    returning * into own;
  if found then
    delete from waitlist.departed where digest = waitlist.digest(own.email);
    -- Locked, so that of friends who confirm at once each sees the one before.
    select * into inviter from public.email_signups
      where code = lower(own.metadata ->> 'ref' collate "C") for update;
    insert into waitlist.referrals (friend, inviter_id)
      select waitlist.digest(waitlist.mailbox(own.email)), inviter.id
      where waitlist.mailbox(own.email) <> waitlist.mailbox(inviter.email)
      on conflict do nothing;
    update public.email_signups set moved_up_at = now()
      where id = inviter.id and moved_up_at is null and waitlist.friends(inviter) >= 3;
  end if;
  return private.my_place(token);
end $$;

-- An unknown token is answered like a known one.
create function private.leave_waitlist(token text) returns void
  language sql security definer set search_path = ''
  as $$ delete from public.email_signups where id = waitlist.signup_with(token) $$;

-- Queues another email for an address that is on the list. Until it is confirmed, the latest invite code counts.
-- An unknown address is answered like a known one.
create function private.repeat_confirmation(email text, ref text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform limits.count_request('signups');
  update public.email_signups signup
    set metadata = signup.metadata || jsonb_build_object('ref', repeat_confirmation.ref)
    where lower(signup.email collate "C") = lower(repeat_confirmation.email collate "C")
      and signup.confirmed_at is null and waitlist.is_address(signup.email)
      and repeat_confirmation.ref ~ '^[A-Za-z0-9-]{2,32}$'
      and octet_length(signup.metadata::text) < 2000;
  perform waitlist.queue_confirmation(signup.id)
    from public.email_signups signup
    where lower(signup.email collate "C") = lower(repeat_confirmation.email collate "C");
end $$;

create function public.my_place(token text) returns json
  language sql set search_path = ''
  as 'select private.my_place(my_place.token)';
create function public.confirm_signup(token text) returns json
  language sql set search_path = ''
  as 'select private.confirm_signup(confirm_signup.token)';
create function public.leave_waitlist(token text) returns void
  language sql set search_path = ''
  as 'select private.leave_waitlist(leave_waitlist.token)';
create function public.repeat_confirmation(email text, ref text default null) returns void
  language sql set search_path = ''
  as 'select private.repeat_confirmation(repeat_confirmation.email, repeat_confirmation.ref)';

-- By default, anyone may call a function.
revoke all on all functions in schema waitlist from public;
revoke all on all tables in schema waitlist from public, anon, authenticated;
-- An index and a constraint evaluate them as the role that inserts.
grant execute on function waitlist.mailbox(text), waitlist.is_address(text) to anon, authenticated, service_role;
revoke all on function private.my_place(text), private.confirm_signup(text), private.leave_waitlist(text),
  private.repeat_confirmation(text, text), public.my_place(text), public.confirm_signup(text),
  public.leave_waitlist(text), public.repeat_confirmation(text, text)
  from public, anon, authenticated;
grant execute on function private.my_place(text), private.confirm_signup(text), private.leave_waitlist(text),
  private.repeat_confirmation(text, text), public.my_place(text), public.confirm_signup(text),
  public.leave_waitlist(text), public.repeat_confirmation(text, text)
  to anon, authenticated, service_role;

-- As in 20261128100000_one_address, with all that is known of a signup.
create or replace function private.own_data() returns json
  language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'account', json_build_object(
      'email', donor.email,
      'first_name', donor.raw_user_meta_data ->> 'first_name',
      'last_name', donor.raw_user_meta_data ->> 'last_name',
      'created_at', donor.created_at,
      'last_sign_in_at', donor.last_sign_in_at
    ),
    'waitlist', coalesce((
      select json_agg(to_jsonb(signup) - 'id' order by signup.created_at)
      from public.email_signups signup
      where lower(signup.email collate "C") = lower(donor.email collate "C")
    ), '[]'),
    'gifts', coalesce((
      select json_agg(to_jsonb(gift) - 'donor_id' - 'created_at' order by gift.given_on desc, gift.id)
      from public.gifts gift
      where gift.donor_id = donor.id
    ), '[]')
  )
  from auth.users donor
  where donor.id = auth.uid()
$$;
