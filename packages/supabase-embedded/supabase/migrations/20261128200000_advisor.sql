-- What Supabase's advisor warns of (docs/hosted.md). Without standing warnings, a new one is noticed.

-- Functions with their owner's rights are in a schema that the API does not serve. A request reaches them
-- through a function in `public` that has only the caller's rights, and passes the call on.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

alter function public.own_data() set schema private;
alter function public.close_account(text) set schema private;
alter function public.raised_for_charity(text) set schema private;
alter function public.search_charities(text) set schema private;
alter function public.charities_are_sample() set schema private;

create function public.own_data() returns json
  language sql stable set search_path = ''
  as 'select private.own_data()';

create function public.close_account(email text) returns void
  language sql set search_path = ''
  as 'select private.close_account(close_account.email)';

create function public.raised_for_charity(name text) returns bigint
  language sql stable set search_path = ''
  as 'select private.raised_for_charity(raised_for_charity.name)';

create function public.search_charities(query text)
  returns table (register text, number text, name text, town text, purpose text)
  language sql set search_path = ''
  as 'select * from private.search_charities(search_charities.query)';

create function public.charities_are_sample() returns boolean
  language sql stable set search_path = ''
  as 'select private.charities_are_sample()';

-- The same callers as before. By default, anyone may call a function.
revoke all on function public.own_data(), public.close_account(text), public.raised_for_charity(text),
  public.search_charities(text), public.charities_are_sample()
  from public, anon, authenticated, service_role;
grant execute on function public.own_data(), public.close_account(text) to authenticated;
grant execute on function public.raised_for_charity(text), public.search_charities(text),
  public.charities_are_sample()
  to anon, authenticated, service_role;

-- The table's checks decide what a row may contain. The policy adds that a signup cannot be dated, even if a
-- later grant includes the column.
alter policy "Anyone may join the waitlist" on public.email_signups
  with check (created_at = now());
