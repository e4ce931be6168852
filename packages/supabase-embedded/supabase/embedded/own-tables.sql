-- The embedded backend's own tables. Only the owner of the database can read them. They run at every start, before
-- the migrations. A hosted project has none of them.
create schema if not exists embedded;
revoke all on schema embedded from public;

-- Emails that are not sent yet.
create table if not exists embedded.outbox (
  id bigint generated always as identity primary key,
  message jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- The counters per account are stored, so that guesses before a restart still count after it.
create table if not exists embedded.account_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- /health stores the time here, and reads it back.
create table if not exists embedded.health (
  only_row boolean primary key default true check (only_row),
  stored_at timestamptz not null
);
