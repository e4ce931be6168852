-- Limits that are never exceeded, from however many network addresses.
--
-- The counters of 20261124110000_limits also count refused requests, but there are only 256 of them: more
-- addresses than that displaced each other, and the total. So what is accepted is counted in a table, whose
-- rows stay, and each total has a counter of its own.
create table limits.counts (
  -- A salted digest of a network address and the kind of request.
  owner bytea primary key,
  -- The end of the window in which the requests were counted, in seconds since 2020.
  window_end bigint not null,
  hits integer not null
);
create index counts_window_end_idx on limits.counts (window_end);

alter function limits.allows(text, interval, integer) rename to attempts_allow;

-- Counts a request and returns whether it is within the limit. Refused requests are counted too, roughly.
create function limits.allows(key text, width interval, allowed integer) returns boolean
  language plpgsql volatile strict
  set search_path = ''
as $$
declare
  seconds numeric := extract(epoch from width);
  since_2020 numeric := extract(epoch from now()) - 1577836800;
  counted integer;
begin
  if not limits.attempts_allow(key, width, allowed) then
    return false;
  end if;
  insert into limits.counts as known (owner, window_end, hits)
    values (sha256(convert_to(key, 'UTF8')), (floor(since_2020 / seconds) + 1) * seconds, 1)
    on conflict (owner) do update set
      hits = case when known.window_end = excluded.window_end then known.hits + 1 else 1 end,
      window_end = excluded.window_end
    returning hits into counted;
  if counted = 1 and random() < 0.01 then
    delete from limits.counts old
      using (
        select expired.owner from limits.counts expired
          where expired.window_end <= since_2020 limit 1000 for update skip locked
      ) expired
      where old.owner = expired.owner;
  end if;
  return counted <= allowed;
end $$;

-- From high bits to low, a value holds the minute and the count (17 bits).
do $$
declare
  kind text;
begin
  for kind in select rules.kind from limits.rules loop
    execute format('create sequence limits.%I as bigint', 'total_' || kind);
  end loop;
end $$;

-- Counts a request of any address, and returns whether it is within the limit of the minute.
create function limits.total_allows(kind text, allowed integer) returns boolean
  language plpgsql volatile strict
  set search_path = ''
as $$
declare
  counter regclass := format('limits.%I', 'total_' || kind);
  this_minute bigint := floor(extract(epoch from now()) / 60);
  held bigint;
begin
  execute format('select last_value from %s', counter) into held;
  -- Another request may already have begun the next minute. A much later one is from a wrong clock.
  if (held >> 17) - this_minute not between 0 and 1 then
    perform pg_advisory_xact_lock(counter::oid::bigint);
    execute format('select last_value from %s', counter) into held;
    if (held >> 17) - this_minute not between 0 and 1 then
      held := this_minute << 17;
      perform setval(counter, held);
    end if;
  end if;
  return held & 131071 < allowed and nextval(counter) & 131071 <= allowed;
end $$;

-- Counts a request of the caller. Raises PT429 if it is above a limit.
create or replace function limits.count_request(counted text) returns void
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
  if not limits.total_allows(counted, rule.per_minute) then
    raise exception 'Too many % at once', counted
      using errcode = 'PT429', hint = 'Try again in a minute.';
  end if;
end $$;

-- By default, anyone may call a function.
revoke all on all functions in schema limits from public;
revoke all on all tables in schema limits from public, anon, authenticated;
revoke all on all sequences in schema limits from public, anon, authenticated;
