-- A donor's own data: all of it in one answer, and a way to close the account.

-- Charities keep their books, so a gift outlives its donor's account, without a name. No policy shows
-- such a row to anybody.
alter table public.gifts
  alter column donor_id drop not null,
  drop constraint gifts_donor_id_fkey,
  add constraint gifts_donor_id_fkey
    foreign key (donor_id) references auth.users (id) on delete set null;

-- Addresses of accounts that were closed, until the mail that says so has been sent. The embedded backend
-- sends it at once; a hosted project needs a worker with the service role (docs/hosted.md).
create table public.closed_accounts (
  id bigint generated always as identity primary key,
  email text not null,
  closed_at timestamptz not null default now()
);
comment on table public.closed_accounts is 'Accounts closed and not yet mailed. Delete a row once its mail is sent.';
alter table public.closed_accounts enable row level security;
revoke all on table public.closed_accounts from public, anon, authenticated;
grant all on table public.closed_accounts to service_role;

-- Everything that is kept about the caller, whatever the limit on rows: POST /rest/v1/rpc/own_data.
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

-- Closes the caller's account for ever: POST /rest/v1/rpc/close_account { "email": "…" }. The address is
-- asked for so that no stray call does it. Sessions and identities go with the account.
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

-- Functions are everybody's until that is taken back.
revoke all on function public.own_data(), public.close_account(text)
  from public, anon, service_role;
grant execute on function public.own_data(), public.close_account(text) to authenticated;
