-- The registered charities of the UK, for "Is yours in there?" on the home page. Nobody may read the
-- table through a public key: `public.search_charities` answers, ten rows at most. `npm run charities`
-- fills it.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create schema charity_finder;
revoke all on schema charity_finder from public;

-- What names are compared by: letters and digits without case, accents and apostrophes, and one space
-- between words. "Noah’s Ark" becomes "noahs ark". No sign that means something to LIKE is left.
create function charity_finder.plain(name text) returns text
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

create table public.charities (
  -- England and Wales, Scotland, Northern Ireland; `sample` is invented, for development.
  register text not null,
  -- As the register writes it: 1234567, SC012345, 101234.
  number text not null,
  name text not null,
  town text,
  -- What it is for, in a sentence or less.
  purpose text,
  -- Name and town: every word follows a space, and two stand before the town.
  search_text text collate "C" not null generated always as (
    ' ' || charity_finder.plain(name) || '  ' || coalesce(charity_finder.plain(town), '')
  ) stored,

  primary key (register, number),
  constraint charities_register_known
    check (register in ('ccew', 'oscr', 'ccni', 'sample')),
  constraint charities_number_plausible
    check (number ~ '^[A-Z0-9]{1,12}$'),
  constraint charities_name_length
    check (char_length(btrim(name)) between 1 and 250),
  constraint charities_town_length
    check (char_length(town) between 1 and 80),
  constraint charities_purpose_length
    check (char_length(purpose) between 1 and 200)
);

comment on table public.charities is 'The public registers of charities; answered from by public.search_charities alone.';

-- Beginnings of names in their order; parts of them; a number that somebody knows by heart.
create index charities_beginning_idx on public.charities (search_text, register, number);
create index charities_parts_idx on public.charities using gin (search_text extensions.gin_trgm_ops);
create index charities_number_idx on public.charities (number);

-- No policy: row-level security lets nobody read, whatever is granted later.
alter table public.charities enable row level security;
revoke all on table public.charities from public, anon, authenticated;
grant all on table public.charities to service_role;

-- Every word of the names, to find the one that was meant. Refreshed by `npm run charities`.
create materialized view charity_finder.words as
  select word collate "C" as word, count(*)::integer as names
  from public.charities, regexp_split_to_table(search_text, ' +') as word
  where char_length(word) between 3 and 40
  group by 1;
create unique index words_word_idx on charity_finder.words (word);
create index words_parts_idx on charity_finder.words using gin (word extensions.gin_trgm_ops);
revoke all on table charity_finder.words from public, anon, authenticated;

-- Whether each word begins some word of the names, or with `inside` stands in one. Asking the words is
-- cheap; asking the names for a word that none has is not.
create function charity_finder.known(words text[], inside boolean) returns boolean
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
as $$
declare
  typed text;
begin
  foreach typed in array words loop
    if char_length(typed) > 2 and not exists (
      select from charity_finder.words known
      where known.word like case when inside then '%' else '' end || typed || '%'
    ) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- `listed`, and behind it the charities that fit every pattern, ten in all.
create function charity_finder.with_matches(listed public.charities[], patterns text[])
  returns public.charities[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  fitting text;
  more public.charities[];
begin
  if cardinality(listed) >= 10 or cardinality(patterns) = 0 then
    return listed;
  end if;
  select 'select charity from public.charities charity where '
      || string_agg(format('charity.search_text like %L', pattern), ' and ')
    into fitting
    from unnest(patterns) as pattern;
  -- The planner takes words that go together for a rare chance, and would put thousands in order. Of very
  -- many that fit, some hundred are enough: who typed so little types on.
  if cardinality(patterns) > 1 then
    fitting := format('select charity from (%s limit 300) fits', fitting);
  end if;
  execute format(
    'select array_agg(hit) from (
       %s order by (charity).search_text, (charity).register, (charity).number limit 20
     ) fitting (hit)
     where not exists (
       select from unnest($1) known
       where known.register = (hit).register and known.number = (hit).number
     )',
    fitting
  ) into more using listed;
  return (listed || coalesce(more, '{}'))[1:10];
end $$;

-- Patterns of the words that were probably meant: each that no name has is replaced by the one that is
-- nearest by its letters, frequent ones first; `attempt` 2 takes the second nearest. None where no
-- word is to be replaced.
create function charity_finder.meant(words text[], attempt integer) returns text[]
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
as $$
declare
  typed text;
  nearest text;
  replaced boolean := false;
  patterns text[] := '{}';
begin
  -- Two letters in the wrong order leave a short word little in common with itself.
  perform set_config('pg_trgm.similarity_threshold', '0.2', true);
  foreach typed in array words loop
    nearest := null;
    if char_length(typed) > 3
      and not exists (select from charity_finder.words known where known.word like typed || '%')
    then
      select known.word into nearest
        from charity_finder.words known
        where known.word operator(extensions.%) typed
          and abs(char_length(known.word) - char_length(typed)) <= 2
        order by extensions.similarity(known.word, typed) + ln(known.names) / 20 desc, known.word
        limit 1 offset attempt - 1;
      replaced := replaced or nearest is not null;
    end if;
    patterns := patterns || ('% ' || coalesce(nearest, typed) || '%');
  end loop;
  return case when replaced then patterns else '{}' end;
end $$;

-- The charities that fit what was typed, ten at most, always in the same order: a number; names that
-- begin so; names with words that begin so; names that hold it; and only where there are few, names
-- with the words that were probably meant.
create function charity_finder.search(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language plpgsql stable
  set search_path = ''
  -- A pattern is to be planned for what it is.
  set plan_cache_mode = force_custom_plan
as $$
declare
  typed text := charity_finder.plain(left(query, 100));
  words text[] := (string_to_array(typed, ' '))[1:6];
  meant text[][];
  listed public.charities[] := '{}';
begin
  if typed is null or char_length(typed) < 2 then
    return;
  end if;
  if typed ~ '^(sc ?|ni ?c? ?)?[0-9]{3,8}$' then
    select coalesce(array_agg(charity order by charity.register), '{}')
      into listed
      from public.charities charity
      where charity.number = upper(regexp_replace(typed, '^ni ?c?| ', '', 'g'));
  end if;
  if cardinality(listed) = 0 then
    select coalesce(array_agg(charity order by charity.search_text, charity.register, charity.number), '{}')
      into listed
      from (
        select * from public.charities candidate
        where candidate.search_text like ' ' || typed || '%'
        order by candidate.search_text, candidate.register, candidate.number
        limit 10
      ) charity;
  end if;

  if cardinality(listed) < 10 and charity_finder.known(words, false) then
    -- Two spaces end the name: first charities of that name, then those in a town of it.
    listed := charity_finder.with_matches(listed, array(
      select '% ' || word || '%  %' from unnest(words) with ordinality as word (word, place) order by place
    ));
    listed := charity_finder.with_matches(listed, array(
      select '% ' || word || '%' from unnest(words) with ordinality as word (word, place) order by place
    ));
  end if;
  if cardinality(listed) < 10 and charity_finder.known(words, true) then
    -- A part of two letters would be in too many names, and in no index.
    listed := charity_finder.with_matches(listed, array(
      select case when char_length(word) > 2 then '%' else '% ' end || word || '%'
      from unnest(words) with ordinality as word (word, place) order by place
    ));
  end if;

  if cardinality(listed) < 5 then
    for attempt in 1..3 loop
      listed := charity_finder.with_matches(listed, charity_finder.meant(words, attempt));
    end loop;
  end if;

  return query
    select charity.register, charity.number, charity.name, charity.town, charity.purpose
    from unnest(listed) with ordinality
      as charity (register, number, name, town, purpose, search_text, place)
    order by charity.place;
end $$;

-- What the site calls: POST /rest/v1/rpc/search_charities { "query": "…" }.
create function public.search_charities(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  perform limits.count_request('searches');
  return query select * from charity_finder.search(search_charities.query);
end $$;

-- Whether the register here is the invented sample alone. The finder asks where it found nothing.
create function public.charities_are_sample() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select not exists (select from public.charities where register <> 'sample')
$$;

-- By default, anyone may call a function.
revoke all on all functions in schema charity_finder from public, anon, authenticated;
revoke all on all tables in schema charity_finder from public, anon, authenticated;
revoke all on function public.search_charities(text) from public;
grant execute on function public.search_charities(text) to anon, authenticated, service_role;
revoke all on function public.charities_are_sample() from public;
grant execute on function public.charities_are_sample() to anon, authenticated, service_role;
