-- Donors' giving history, and what donors can do with their own data.
--
-- The product's own services write gifts; donors read only their own. Amounts are in pence. A brand's
-- donation is the brand's gift, so it never has Gift Aid. A donor's own gift has no brand and no credit,
-- and says whether it was made under Gift Aid.
create table public.gifts (
  id uuid primary key default gen_random_uuid(),
  -- Charities must keep records, so a gift remains, without its donor, after the account is closed.
  donor_id uuid references auth.users (id) on delete set null,
  given_on date not null,
  kind text not null,
  brand text,
  credit_pence integer,
  share_pence integer not null,
  charity text not null,
  gift_aid boolean not null default false,
  created_at timestamptz not null default now(),

  constraint gifts_kind_known
    check (kind in ('brand_donation', 'own_gift')),
  constraint gifts_share_not_negative
    check (share_pence >= 0),
  constraint gifts_credit_positive
    check (credit_pence > 0),
  constraint gifts_charity_named
    check (char_length(btrim(charity)) between 1 and 200),
  constraint gifts_brand_named
    check (char_length(btrim(brand)) between 1 and 200),
  -- A share is part of the credit it came from.
  constraint gifts_share_within_credit
    check (share_pence <= credit_pence),
  constraint gifts_fields_fit_kind
    check (
      case kind
        when 'brand_donation' then brand is not null and credit_pence is not null and not gift_aid
        else brand is null and credit_pence is null and share_pence > 0
      end
    )
);

comment on table public.gifts is 'Giving history; each donor reads their own rows.';
comment on column public.gifts.share_pence is 'What the charity received, in pence, before any Gift Aid.';
comment on column public.gifts.gift_aid is 'Own gifts only: made under a Gift Aid declaration.';

-- The recap reads one donor's gifts, newest first.
create index gifts_donor_id_given_on_idx on public.gifts (donor_id, given_on desc);

alter table public.gifts enable row level security;

-- With the sub-select, Postgres calls auth.uid() once for each statement rather than for each row.
create policy "Donors read their own gifts"
  on public.gifts
  for select
  to authenticated
  using (donor_id = (select auth.uid()));

revoke all on table public.gifts from public, anon, authenticated;
grant select on table public.gifts to authenticated;
grant all on table public.gifts to service_role;

-- The addresses of closed accounts, until the confirmation has been sent. The embedded backend sends it at
-- once; a hosted project needs a webhook (docs/hosted.md).
create table public.closed_accounts (
  id bigint generated always as identity primary key,
  email text not null,
  closed_at timestamptz not null default now()
);
comment on table public.closed_accounts is 'Accounts closed and not yet mailed. Delete a row once its mail is sent.';
alter table public.closed_accounts enable row level security;
revoke all on table public.closed_accounts from public, anon, authenticated;
grant all on table public.closed_accounts to service_role;

-- Returns the caller's account details, waitlist rows and gifts, without PostgREST's limit on rows:
-- POST /rest/v1/rpc/own_data.
create function public.own_data() returns json
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'account', json_build_object(
        'email', donor.email,
        'first_name', donor.raw_user_meta_data ->> 'first_name',
        'last_name', donor.raw_user_meta_data ->> 'last_name',
        'created_at', donor.created_at,
        'last_sign_in_at', donor.last_sign_in_at
      ),
      'waitlist', coalesce((
        select json_agg(
          json_build_object(
            'email', signup.email,
            'type', signup.type,
            'metadata', signup.metadata,
            'created_at', signup.created_at
          ) order by signup.created_at
        )
        from public.email_signups signup
        where lower(signup.email) = lower(donor.email)
      ), '[]'),
      'gifts', coalesce((
        select json_agg(
          json_build_object(
            'id', gift.id,
            'given_on', gift.given_on,
            'kind', gift.kind,
            'brand', gift.brand,
            'credit_pence', gift.credit_pence,
            'share_pence', gift.share_pence,
            'charity', gift.charity,
            'gift_aid', gift.gift_aid
          ) order by gift.given_on desc, gift.id
        )
        from public.gifts gift
        where gift.donor_id = donor.id
      ), '[]')
    )
    from auth.users donor
    where donor.id = auth.uid()
  );
end $$;

-- Closes the caller's account permanently: POST /rest/v1/rpc/close_account { "email": "…" }. The address is
-- required to prevent accidents. Sessions, identities and waitlist rows are deleted too; gifts stay without
-- a donor.
create function public.close_account(email text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  closed text;
begin
  delete from auth.users donor
    where donor.id = auth.uid() and lower(donor.email) = lower(btrim(close_account.email))
    returning donor.email into closed;
  if closed is null then
    raise exception 'This is not the email address of the account.' using errcode = 'PT400';
  end if;
  delete from public.email_signups signup where lower(signup.email) = lower(closed);
  insert into public.closed_accounts (email) values (closed);
end $$;

-- By default, anyone may call a function.
revoke all on function public.own_data(), public.close_account(text)
  from public, anon, service_role;
grant execute on function public.own_data(), public.close_account(text) to authenticated;

-- Returns what a charity has raised here, in pounds, rounded down to ten so that small gifts cannot be seen
-- one by one. Null below £10, or until ten donors have given and each gave less than half: otherwise the sum
-- would reveal one donor's gifts. Gifts of closed accounts count as one donor's. Gifts identify a charity by
-- its name only.
create function public.raised_for_charity(name text) returns bigint
  language sql stable security definer
  set search_path = ''
as $$
  select case
    when count(*) >= 10 and max(donor.pence) * 2 < sum(donor.pence)
      then nullif(floor(sum(donor.pence) / 1000)::bigint * 10, 0)
  end
  from (
    select sum(gift.share_pence) as pence
    from public.gifts gift
    where gift.charity = raised_for_charity.name
    group by gift.donor_id
  ) donor
$$;
revoke all on function public.raised_for_charity(text) from public;
grant execute on function public.raised_for_charity(text) to anon, authenticated, service_role;

create index gifts_charity_idx on public.gifts (charity) include (donor_id, share_pence);
