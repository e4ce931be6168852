-- One rule for what is the same email address, here and in code: it is ASCII, in any letter case. A domain
-- in another script is written in punycode, as mail servers do. Lower case in collation "C" changes only
-- A to Z: other collations fold İ to i, or I to ı.
alter table public.email_signups
  add constraint email_signups_email_ascii check (octet_length(email) = char_length(email)) not valid;

create unique index email_signups_address_type_key on public.email_signups (lower(email collate "C"), type);
drop index public.email_signups_email_type_key;

-- As in 20261124100000_gifts, except for the comparison of addresses.
create or replace function public.own_data() returns json
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
        where lower(signup.email collate "C") = lower(donor.email collate "C")
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

create or replace function public.close_account(email text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  closed text;
begin
  delete from auth.users donor
    where donor.id = auth.uid()
      and lower(donor.email collate "C") = lower(btrim(close_account.email) collate "C")
    returning donor.email into closed;
  if closed is null then
    raise exception 'This is not the email address of the account.' using errcode = 'PT400';
  end if;
  delete from public.email_signups signup
    where lower(signup.email collate "C") = lower(closed collate "C");
  insert into public.closed_accounts (email) values (closed);
end $$;
