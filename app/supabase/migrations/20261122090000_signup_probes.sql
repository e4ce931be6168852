-- Asking for the waitlist whether it holds an address counts. A refused duplicate undoes its own
-- transaction, and with it any row that was to count it; a sequence is the one thing in Postgres that
-- is not undone. So duplicates are counted in sequences, a fixed number of them.
--
-- The value of a sequence is, from high bits to low: the window, a mark of the address, and the count
-- (12 bits). An address that meets another's mark begins to count anew, so nobody pays for a stranger.
do $$
begin
  for slot in 0..255 loop
    execute format('create sequence signup_limits.probes_%s as bigint', slot);
  end loop;
end $$;

alter table signup_limits.rules
  -- Duplicates from one address in a window; people send a form twice, not twenty times.
  add column probes_per_address integer not null default 20
    check (probes_per_address between 1 and 4000);

-- Counts one more duplicate of an address where `add` is true; returns how many there are.
create function signup_limits.probes(address text, add boolean) returns integer
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
  slot := format('signup_limits.probes_%s', get_byte(digest, 0));
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

create function signup_limits.count_probe() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  allowed integer;
  address text := signup_limits.client_address();
begin
  select probes_per_address into allowed from signup_limits.rules;
  if not found or address is null then
    return new;
  end if;
  -- Whoever asked too often is told nothing more, neither of known addresses nor of unknown ones.
  if signup_limits.probes(address, false) >= allowed then
    raise exception 'Too many signups from this address'
      using errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  if exists (
    select from public.email_signups known
    where lower(known.email) = lower(new.email) and known.type = new.type
  ) then
    perform signup_limits.probes(address, true);
  end if;
  return new;
end $$;

revoke all on function signup_limits.probes(text, boolean), signup_limits.count_probe() from public;
revoke all on all sequences in schema signup_limits from public, anon, authenticated;

-- Before `email_signups_limit`, which triggers of one kind run after by their names.
create trigger email_signups_a_probe
  before insert on public.email_signups
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function signup_limits.count_probe();
