-- A donor's giving history. Written by the product's own services; a donor reads only their own rows.
-- Amounts are whole pence. A brand's donation is the brand's gift and never Gift Aid; a donor's own
-- gift has no brand and no credit, and says whether it was made under Gift Aid.
create table public.gifts (
  id uuid primary key default gen_random_uuid(),
  donor_id uuid not null references auth.users (id) on delete cascade,
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

-- The sub-select lets Postgres ask for the donor once a statement instead of once a row.
create policy "Donors read their own gifts"
  on public.gifts
  for select
  to authenticated
  using (donor_id = (select auth.uid()));

revoke all on table public.gifts from public, anon, authenticated;
grant select on table public.gifts to authenticated;
grant all on table public.gifts to service_role;
