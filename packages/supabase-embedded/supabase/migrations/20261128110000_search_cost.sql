-- A search takes a bounded time, whatever is typed: at most two words are corrected, each is looked up once,
-- and nothing more is looked for after half a second.
drop function charity_finder.meant(text[], integer);

-- Returns the words that the visitor probably meant by each word, at most three, most probable first. An
-- unknown word is replaced by the most similar known ones; frequent words are preferred. Returns null if no
-- word is unknown, or more than two are.
create function charity_finder.meant(words text[]) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
as $$
declare
  typed text;
  nearest text[];
  replaced integer := 0;
  meanings jsonb := '[]';
begin
  -- Low, because two swapped letters in a short word leave few common trigrams.
  perform set_config('pg_trgm.similarity_threshold', '0.2', true);
  foreach typed in array words loop
    nearest := array[typed];
    if char_length(typed) > 3
      and not exists (select from charity_finder.words known where known.word like typed || '%')
    then
      replaced := replaced + 1;
      if replaced > 2 then
        return null;
      end if;
      select coalesce(array_agg(word), nearest) into nearest from (
        select known.word
          from charity_finder.words known
          where known.word operator(extensions.%) typed
            and abs(char_length(known.word) - char_length(typed)) <= 2
          order by extensions.similarity(known.word, typed) + ln(known.names) / 20 desc, known.word
          limit 3
      ) found;
    end if;
    meanings := meanings || jsonb_build_array(nearest);
  end loop;
  return case when replaced > 0 then meanings end;
end $$;

-- Returns at most ten charities that match the query, in this order: by number, by the beginning of the name,
-- by the beginnings of its words, by parts of its words. If fewer than five match, names with similar words
-- follow. As in 20261124120000_charities, except for the deadline and the correction of words.
create or replace function charity_finder.search(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language plpgsql stable
  set search_path = ''
  -- A generic plan would not use the indexes for LIKE.
  set plan_cache_mode = force_custom_plan
as $$
declare
  typed text := charity_finder.plain(left(query, 100));
  words text[] := (string_to_array(typed, ' '))[1:6];
  meanings jsonb;
  deadline timestamptz := clock_timestamp() + interval '500 milliseconds';
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
  if cardinality(listed) < 10 and clock_timestamp() < deadline and charity_finder.known(words, true) then
    -- Two letters occur in too many names, and no trigram index finds them.
    listed := charity_finder.with_matches(listed, array(
      select case when char_length(word) > 2 then '%' else '% ' end || word || '%'
      from unnest(words) with ordinality as word (word, place) order by place
    ));
  end if;

  if cardinality(listed) < 5 and clock_timestamp() < deadline then
    meanings := charity_finder.meant(words);
    for attempt in 0..2 loop
      exit when meanings is null or clock_timestamp() >= deadline;
      listed := charity_finder.with_matches(listed, array(
        select '% ' || coalesce(meanings -> (place::integer - 1) ->> attempt, word) || '%'
        from unnest(words) with ordinality as word (word, place) order by place
      ));
    end loop;
  end if;

  return query
    select charity.register, charity.number, charity.name, charity.town, charity.purpose
    from unnest(listed) with ordinality
      as charity (register, number, name, town, purpose, search_text, place)
    order by charity.place;
end $$;

-- By default, anyone may call a function.
revoke all on all functions in schema charity_finder from public, anon, authenticated;
