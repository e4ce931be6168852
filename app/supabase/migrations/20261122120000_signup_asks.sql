-- A row that is refused for another reason, or that stands beside one, still told whether the waitlist
-- holds its address, and undid the counter of signups with itself: any number of addresses could be
-- tried that way. So every row that is offered counts as a question, in sequences of their own, which
-- nothing undoes (see signup_probes).
do $$
begin
  for slot in 0..255 loop
    execute format('create sequence signup_limits.asks_%s as bigint', slot);
  end loop;
end $$;

drop function signup_limits.probes(text, boolean);

-- Counts one more of `kind` for an address where `add` is true; returns how many there are in this
-- window, 4095 at most.
create function signup_limits.tally(kind text, address text, add boolean) returns integer
  language plpgsql volatile
  set search_path = ''
as $$
declare
  rules signup_limits.rules;
  digest bytea;
  slot text;
  mark bigint;
  now_at bigint;
begin
  select * into rules from signup_limits.rules;
  digest := sha256(convert_to(rules.salt || ' probes ' || address, 'UTF8'));
  slot := format('signup_limits.%s_%s', kind, get_byte(digest, 0));
  -- 24 bits of the address behind 26 of the window's number.
  mark := (floor(extract(epoch from now()) / extract(epoch from rules.address_window))::bigint % 67108864) * 16777216
    + get_byte(digest, 1) * 65536 + get_byte(digest, 2) * 256 + get_byte(digest, 3);
  execute format('select last_value from %s', slot) into now_at;
  if now_at / 4096 <> mark then
    if add then
      perform setval(slot::regclass, mark * 4096 + 1);
      return 1;
    end if;
    return 0;
  end if;
  -- The count stays within its bits however long somebody goes on.
  if add and now_at % 4096 < 4095 then
    now_at := nextval(slot::regclass);
  end if;
  return (now_at % 4096)::integer;
end $$;

create or replace function signup_limits.count_probe() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  rules signup_limits.rules;
  address text := signup_limits.client_address();
begin
  select * into rules from signup_limits.rules;
  if not found or address is null then
    return new;
  end if;
  -- Whoever asked too often is told nothing more, neither of known addresses nor of unknown ones. Twice
  -- as many questions as signups, and 120 at least, leave room for forms that are sent twice.
  if signup_limits.tally('probes', address, false) >= rules.probes_per_address
    or signup_limits.tally('asks', address, true) > greatest(120, rules.per_address * 2)
  then
    raise exception 'Too many signups from this address'
      using errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  if exists (
    select from public.email_signups known
    where lower(known.email) = lower(new.email) and known.type = new.type
  ) then
    perform signup_limits.tally('probes', address, true);
  end if;
  return new;
end $$;

revoke all on function signup_limits.tally(text, text, boolean), signup_limits.count_probe() from public;
revoke all on all sequences in schema signup_limits from public, anon, authenticated;
