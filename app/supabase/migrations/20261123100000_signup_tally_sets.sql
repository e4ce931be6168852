-- Two addresses could share a sequence, and each made it forget the other: with other people's traffic, 20
-- allowed questions became 49. An address now has eight sequences to choose from. It keeps the one that
-- bears its mark, and takes the one with the lowest count otherwise, so a stranger's single signup never
-- displaces somebody who has asked often.
create or replace function signup_limits.tally(kind text, address text, add boolean) returns integer
  language plpgsql volatile
  set search_path = ''
as $$
declare
  rules signup_limits.rules;
  digest bytea;
  current_window bigint;
  mark bigint;
  slot text;
  held bigint;
  hits integer;
  fewest integer;
  target text;
begin
  select * into rules from signup_limits.rules;
  digest := sha256(convert_to(rules.salt || ' probes ' || address, 'UTF8'));
  current_window :=
    floor(extract(epoch from now()) / extract(epoch from rules.address_window))::bigint % 67108864;
  -- As before: 26 bits of the window, 24 of the address, and 12 of the count.
  mark := current_window * 16777216
    + get_byte(digest, 1) * 65536 + get_byte(digest, 2) * 256 + get_byte(digest, 3);
  for way in 0..7 loop
    slot := format('signup_limits.%s_%s', kind, get_byte(digest, 0) / 8 * 8 + way);
    execute format('select last_value from %s', slot) into held;
    if held / 4096 = mark then
      if add and held % 4096 < 4095 then
        held := nextval(slot::regclass);
      end if;
      return held % 4096;
    end if;
    -- A past window's sequence is free.
    hits := case when held / 68719476736 = current_window then held % 4096 else 0 end;
    if fewest is null or hits < fewest then
      fewest := hits;
      target := slot;
    end if;
  end loop;
  if not add then
    return 0;
  end if;
  perform setval(target::regclass, mark * 4096 + 1);
  return 1;
end $$;
