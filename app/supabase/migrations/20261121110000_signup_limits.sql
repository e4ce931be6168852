-- The waitlist under abuse: at most so many signups from one network address, and in all, within a
-- window. Counted inside the database, so that the limit holds however the request came in. The
-- answer is 429 (PostgREST turns the code PT429 into that status).
--
-- Turning the knobs on a running project needs no migration:
--   update signup_limits.rules set per_minute = 60000;
create schema signup_limits;
revoke all on schema signup_limits from public;

create table signup_limits.rules (
  only_row boolean primary key default true check (only_row),
  -- One address may be a school or a mobile network, so this stops scripts, not people.
  per_address integer not null default 60 check (per_address > 0),
  address_window interval not null default '10 minutes' check (address_window >= '1 minute'),
  -- 500 a second: beyond any campaign's peak, and below what fills a disk within a night.
  per_minute integer not null default 30000 check (per_minute > 0),
  -- Addresses are personal data: only digests are kept, made with a secret of this database.
  salt uuid not null default gen_random_uuid()
);
insert into signup_limits.rules default values;

-- Counters of the current windows. Unlogged: nothing is lost that a crash may not forget.
create unlogged table signup_limits.counters (
  source text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (source, window_start)
) with (fillfactor = 70);
create index counters_window_start_idx on signup_limits.counters (window_start);

-- The client's address as the gateway saw it: Cloudflare's own note on hosted projects, which a
-- client cannot set, else the first forwarded one. An IPv6 household is one /64. Null if there is none.
create function signup_limits.client_address() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1)
  ))::inet;
  if family(address) = 6 then
    address := set_masklen(address, 64);
    return network(address)::text;
  end if;
  return host(address);
exception
  when invalid_text_representation then return null;
end $$;

create function signup_limits.count_signup() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  rules signup_limits.rules;
  address text := signup_limits.client_address();
  minute timestamptz := date_trunc('minute', now());
  opened timestamptz;
  digest text;
  total bigint;
begin
  select * into rules from signup_limits.rules;
  -- Without rules there is no limit: a waitlist that refuses everybody would be worse.
  if not found then
    return new;
  end if;

  if address is not null then
    digest := encode(sha256(convert_to(rules.salt || address, 'UTF8')), 'hex');
    opened := to_timestamp(
      floor(extract(epoch from now()) / extract(epoch from rules.address_window))
      * extract(epoch from rules.address_window)
    );
    insert into signup_limits.counters as counter (source, window_start, hits)
      values (digest, opened, 1)
      on conflict (source, window_start) do update set hits = counter.hits + 1
      returning hits into total;
    if total > rules.per_address then
      raise exception 'Too many signups from this address'
        using errcode = 'PT429', hint = 'Try again in a few minutes.';
    end if;
  end if;

  -- The total is spread over sixteen rows, so that signups do not queue for one row's lock; a
  -- connection keeps to its own row, so that two of them cannot wait for each other in a circle.
  insert into signup_limits.counters as counter (source, window_start, hits)
    values ('all ' || pg_backend_pid() % 16, minute, 1)
    on conflict (source, window_start) do update set hits = counter.hits + 1;
  select sum(hits) into total
    from signup_limits.counters
    where window_start = minute and source like 'all %';
  if total > rules.per_minute then
    raise exception 'Too many signups at once'
      using errcode = 'PT429', hint = 'Try again in a minute.';
  end if;

  -- Now and then the past is swept out, by one at a time.
  if random() < 0.002 then
    if pg_try_advisory_xact_lock(hashtext('signup_limits.counters')) then
      delete from signup_limits.counters where window_start < now() - rules.address_window * 2;
    end if;
  end if;
  return new;
end $$;

revoke all on function signup_limits.client_address(), signup_limits.count_signup() from public;
revoke all on all tables in schema signup_limits from public, anon, authenticated;

-- Only what comes through the public keys is counted; imports and restores are not.
create trigger email_signups_limit
  before insert on public.email_signups
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function signup_limits.count_signup();
