-- The waitlist. Anyone may add an address. Public keys cannot read, change or remove one.
create table public.email_signups (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  type text not null default 'early_access',
  metadata jsonb not null,
  created_at timestamptz not null default now(),

  constraint email_signups_email_length
    check (char_length(email) between 3 and 254),
  -- One @, a dot in the domain, no white space, no control characters.
  constraint email_signups_email_plausible
    check (email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+\.[^@.[:space:][:cntrl:]]+$'),
  -- The classes above depend on the database's locale. These spaces and invisible characters are refused in every locale.
  constraint email_signups_email_visible
    check (email !~ '[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]'),
  constraint email_signups_type_known
    check (type = 'early_access'),
  constraint email_signups_metadata_small_object
    check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 2048),
  -- A check passes if it is null, so a missing key must count as false.
  constraint email_signups_terms_accepted
    check (coalesce(metadata ->> 'acceptedTerms' = 'true', false)),
  -- The invite code of `?ref=`: 2 to 32 letters, digits and hyphens.
  constraint email_signups_ref_is_invite_code check (
    not metadata ? 'ref' or (
      jsonb_typeof(metadata -> 'ref') = 'string' and metadata ->> 'ref' ~ '^[A-Za-z0-9-]{2,32}$'
    )
  ),
  -- The charity that a visitor chose in the finder: only its register and number.
  constraint email_signups_charity_plausible check (
    not metadata ? 'charity'
    or coalesce(
      jsonb_typeof(metadata -> 'charity') = 'object'
        and (metadata -> 'charity') - 'register' - 'number' = '{}'
        and metadata #>> '{charity,register}' in ('ccew', 'oscr', 'ccni', 'sample')
        and jsonb_typeof(metadata #> '{charity,number}') = 'string'
        and metadata #>> '{charity,number}' ~ '^[A-Z0-9]{1,12}$',
      false
    )
  )
);

comment on table public.email_signups is 'Early-access waitlist; insert-only for the public keys.';

create unique index email_signups_email_type_key on public.email_signups (lower(email), type);
create index email_signups_created_at_idx on public.email_signups (created_at);

alter table public.email_signups enable row level security;

-- The checks above decide what a row may contain. Their errors are clearer than a policy's.
create policy "Anyone may join the waitlist"
  on public.email_signups
  for insert
  to anon, authenticated
  with check (true);

revoke all on table public.email_signups from public, anon, authenticated;
grant insert (email, type, metadata) on table public.email_signups to anon, authenticated;
grant all on table public.email_signups to service_role;
