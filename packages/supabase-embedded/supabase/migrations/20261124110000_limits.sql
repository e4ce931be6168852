-- Limits on signups and searches through the public keys. The database counts them, so no path of a request
-- avoids them. A request above a limit raises PT429, which PostgREST answers with 429.
--
-- A running project's limits can be changed without a migration:
--   update limits.rules set per_minute = 60000 where kind = 'signups';
create schema limits;
revoke all on schema limits from public;

create table limits.rules (
  kind text primary key,
  -- From one network address within a window. An address may be a school or a mobile network, so the limit
  -- stops scripts, not people. A refused signup counts too: its error may reveal that the waitlist has the
  -- email address.
  per_address integer not null check (per_address between 1 and 100000),
  address_window interval not null check (address_window >= '1 second'),
  -- From all addresses together. Null: no limit.
  per_minute integer check (per_minute between 1 and 100000),
  -- Network addresses are personal data, so only salted digests are stored.
  salt uuid not null default gen_random_uuid()
);

-- 30,000 signups a minute is more than any campaign needs, and too few to fill a disk in a night.
insert into limits.rules (kind, per_address, address_window, per_minute) values
  ('signups', 60, '10 minutes', 30000),
  ('searches', 600, '1 minute', null);

-- The counters are sequences, because a refused signup rolls back its transaction and a sequence keeps its
-- value. From high bits to low, a value holds the end of the window (31 bits, in seconds since 2020), a
-- digest of the key (15 bits) and the count (17 bits).
do $$
begin
  for slot in 0..255 loop
    execute format('create sequence limits.counter_%s as bigint', slot);
  end loop;
end $$;

-- Counts a request and returns whether it is within the limit. Each key has eight counters to choose from.
-- It keeps its own, or takes the one with the lowest count, so that newcomers do not displace a key with
-- many requests. When a window begins, concurrent requests may count as one.
create function limits.allows(key text, width interval, allowed integer) returns boolean
  language plpgsql volatile strict
  set search_path = ''
as $$
declare
  digest bytea := sha256(convert_to(key, 'UTF8'));
  seconds numeric := extract(epoch from width);
  since_2020 numeric := extract(epoch from now()) - 1577836800;
  window_end bigint := (floor(since_2020 / seconds) + 1) * seconds;
  owner bigint := window_end << 15 | (get_byte(digest, 1) << 7) | (get_byte(digest, 2) & 127);
  slot text;
  held bigint;
  hits bigint;
  fewest bigint;
  target text;
begin
  for choice in 0..7 loop
    slot := format('limits.counter_%s', get_byte(digest, 0) & 248 | choice);
    execute 'select last_value from ' || slot into held;
    if held >> 17 = owner then
      if held & 131071 >= allowed then
        return false;
      end if;
      return nextval(slot::regclass) & 131071 <= allowed;
    end if;
    -- After its window, a counter is free.
    hits := case when held >> 32 > since_2020 then held & 131071 else 0 end;
    if fewest is null or hits < fewest then
      fewest := hits;
      target := slot;
    end if;
  end loop;
  perform setval(target::regclass, (owner << 17) + 1);
  return true;
end $$;

-- Returns the client's network address. Hosted projects: Cloudflare's header, which a client cannot set.
-- Otherwise: the forwarded address that the nearest proxy added, as a client may forge those before it. An
-- IPv6 household is one /64. Null if there is no address.
create function limits.client_address() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', -1)
  ))::inet;
  if family(address) = 6 then
    return network(set_masklen(address, 64))::text;
  end if;
  return host(address);
exception
  when invalid_text_representation then return null;
end $$;

-- Counts a request of the caller. Raises PT429 if it is above a limit.
create function limits.count_request(counted text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  rule limits.rules;
  address text := limits.client_address();
begin
  -- Without a rule there is no limit: a waitlist that refuses everyone would be worse.
  select * into rule from limits.rules where kind = counted;
  if address is not null
    and not limits.allows(rule.salt || address, rule.address_window, rule.per_address)
  then
    raise exception 'Too many % from this address', counted
      using errcode = 'PT429', hint = 'Try again in a few minutes.';
  end if;
  if not limits.allows(rule.salt || 'all', '1 minute', rule.per_minute) then
    raise exception 'Too many % at once', counted
      using errcode = 'PT429', hint = 'Try again in a minute.';
  end if;
end $$;

create function limits.count_signup() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform limits.count_request('signups');
  return new;
end $$;

-- By default, anyone may call a function.
revoke all on all functions in schema limits from public;
revoke all on all tables in schema limits from public, anon, authenticated;
revoke all on all sequences in schema limits from public, anon, authenticated;

-- Imports and restores are not counted.
create trigger email_signups_limit
  before insert on public.email_signups
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function limits.count_signup();
