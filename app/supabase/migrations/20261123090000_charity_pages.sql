-- What a charity's page says it has raised here, and what the finder can say of its register.

-- "Saint Anne" finds "St. Anne": both are compared as "st anne".
create or replace function charity_finder.plain(name text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
as $$
  select regexp_replace(btrim(regexp_replace(
    regexp_replace(
      replace(translate(lower(normalize(name, NFD)), 'øłđ', 'old'), '&', ' and '),
      '[\u0300-\u036f''’‘`.]', '', 'g'
    ),
    '[[:space:][:cntrl:][:punct:]$+<=>^|~\u00a0\u00ab\u00bb\u200b-\u200f\u2010-\u202f]+', ' ', 'g'
  )), '\msaint\M', 'st', 'g')
$$;
-- Computes the stored texts again.
update public.charities set name = name where name ~* 'saint' or town ~* 'saint';
refresh materialized view charity_finder.words;

-- Whether the register here is the invented sample alone. The finder asks where it found nothing.
create function public.charities_are_sample() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not exists (select from public.charities where register <> 'sample')
$$;
revoke all on function public.charities_are_sample() from public;
grant execute on function public.charities_are_sample() to anon, authenticated, service_role;

-- What a charity has raised here, in pounds, rounded down to ten: the exact sum before and after a gift
-- would tell that gift. Null until ten donors have given and none of them half of it or more: a smaller
-- sum, or one that is mostly a single donor's, would tell what that donor gave. Gifts know a charity by its name alone.
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
