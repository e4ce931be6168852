-- A search corrects a word by at most two letters: by common letters alone, "cancer" found "café".
create extension if not exists fuzzystrmatch with schema extensions;

-- Returns the words that the visitor probably meant by each word, at most three, most probable first. An
-- unknown word of at least five letters is replaced by the most similar of the known words that differ from it
-- in at most two letters; frequent words are preferred. Returns null if no word is unknown, or more
-- than two are.
create or replace function charity_finder.meant(words text[]) returns jsonb
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
    -- Shorter unknown words are mostly initials.
    if char_length(typed) > 4
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
            -- It refuses words of more than 255 bytes.
            and extensions.levenshtein_less_equal(left(known.word, 60), left(typed, 60), 2) <= 2
          order by extensions.similarity(known.word, typed) + ln(known.names) / 20 desc, known.word
          limit 3
      ) found;
    end if;
    meanings := meanings || jsonb_build_array(nearest);
  end loop;
  return case when replaced > 0 then meanings end;
end $$;
