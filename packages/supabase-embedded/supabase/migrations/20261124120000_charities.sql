-- The registered charities of the UK, for the charity finder on the home page. Public keys cannot read the
-- table. They call `public.search_charities`, which returns at most ten rows. `npm run charities` fills it.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create schema charity_finder;
revoke all on schema charity_finder from public;

-- Returns the form in which names are compared: letters and digits without case, accents and apostrophes,
-- and one space between words. "Noah’s Ark" becomes "noahs ark". The result has no wildcards of LIKE.
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
  -- England and Wales, Scotland, Northern Ireland, or the invented charities of development.
  register text not null,
  -- As the register writes it: 1234567, SC012345, 101234.
  number text not null,
  name text not null,
  town text,
  -- One sentence or less.
  purpose text,
  -- Name and town: a space before each word, and two spaces before the town.
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

comment on table public.charities is 'The public registers of charities; read only by public.search_charities.';

-- For the beginning of a name, for a part of it, and for a number.
create index charities_beginning_idx on public.charities (search_text, register, number);
create index charities_parts_idx on public.charities using gin (search_text extensions.gin_trgm_ops);
create index charities_number_idx on public.charities (number);

-- Without a policy, row-level security lets no public role read, even with a grant.
alter table public.charities enable row level security;
revoke all on table public.charities from public, anon, authenticated;
grant all on table public.charities to service_role;

-- All words of names and towns, to correct typing errors. `npm run charities` refreshes it.
create materialized view charity_finder.words as
  select word collate "C" as word, count(*)::integer as names
  from public.charities, regexp_split_to_table(search_text, ' +') as word
  where char_length(word) between 3 and 40
  group by 1;
create unique index words_word_idx on charity_finder.words (word);
create index words_parts_idx on charity_finder.words using gin (word extensions.gin_trgm_ops);
revoke all on table charity_finder.words from public, anon, authenticated;

-- Returns whether each typed word is the beginning (with `inside`: any part) of a known word. This is cheap.
-- Searching all names for a word that does not occur is not.
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

-- Returns `listed` followed by other charities that match every pattern, at most ten in all.
create function charity_finder.with_matches(listed public.charities[], patterns text[])
  returns public.charities[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  matches text;
  more public.charities[];
begin
  if cardinality(listed) >= 10 or cardinality(patterns) = 0 then
    return listed;
  end if;
  select 'select charity from public.charities charity where '
      || string_agg(format('charity.search_text like %L', pattern), ' and ')
    into matches
    from unnest(patterns) as pattern;
  -- The planner underestimates how often words occur together, so it would sort thousands of matches. 300 are
  -- enough: a visitor who sees so many types more.
  if cardinality(patterns) > 1 then
    matches := format('select charity from (%s limit 300) matched', matches);
  end if;
  execute format(
    'select array_agg(hit) from (
       %s order by (charity).search_text, (charity).register, (charity).number limit 20
     ) matches (hit)
     where not exists (
       select from unnest($1) known
       where known.register = (hit).register and known.number = (hit).number
     )',
    matches
  ) into more using listed;
  return (listed || coalesce(more, '{}'))[1:10];
end $$;

-- Returns patterns for the words that the visitor probably meant. Each unknown word is replaced by the most
-- similar known one; frequent words are preferred. `attempt` 2 takes the second most similar one. Returns no
-- patterns if no word was replaced.
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
  -- Low, because two swapped letters in a short word leave few common trigrams.
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

-- Returns at most ten charities that match the query, in this order: by number, by the beginning of the name,
-- by the beginnings of its words, by parts of its words. If fewer than five match, names with similar words
-- follow.
create function charity_finder.search(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language plpgsql stable
  set search_path = ''
  -- A generic plan would not use the indexes for LIKE.
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
    -- Two spaces end the name. Matches in the name come first, then those in the town.
    listed := charity_finder.with_matches(listed, array(
      select '% ' || word || '%  %' from unnest(words) with ordinality as word (word, place) order by place
    ));
    listed := charity_finder.with_matches(listed, array(
      select '% ' || word || '%' from unnest(words) with ordinality as word (word, place) order by place
    ));
  end if;
  if cardinality(listed) < 10 and charity_finder.known(words, true) then
    -- Two letters occur in too many names, and no trigram index finds them.
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

-- The search of the site: POST /rest/v1/rpc/search_charities { "query": "…" }.
create function public.search_charities(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  perform limits.count_request('searches');
  return query select * from charity_finder.search(search_charities.query);
end $$;

-- Returns whether there are only invented charities. The finder asks when it found nothing.
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
