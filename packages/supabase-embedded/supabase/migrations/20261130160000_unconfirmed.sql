create index email_signups_unconfirmed_idx on public.email_signups (created_at) where confirmed_at is null;

-- Deletes addresses that nobody confirmed within 30 days of our last email, at most 1,000, and returns how many. Those
-- of an import stay: nobody asked.
create function waitlist.forget_unconfirmed() returns integer
  language plpgsql set search_path = ''
as $$
declare
  ids uuid[];
  new_departures bytea[];
begin
  select array_agg(due.id),
      array_agg(due.digest) filter (where not exists (
        select from waitlist.departed known where known.digest = due.digest
      ))
    into ids, new_departures
    from (
      select signup.id, waitlist.digest(signup.email)
      from public.email_signups signup
      where confirmed_at is null and signup.created_at < now() - interval '30 days'
        and exists (select from waitlist.mails where signup_id = signup.id and kind = 'confirm')
        and not exists (
          select from waitlist.mails mail where signup_id = signup.id
            and (state = 'waiting' or changed_at > now() - interval '30 days')
        )
      limit 1000 for update skip locked
    ) due (id, digest);
  delete from public.email_signups where id = any(ids);
  -- They did not leave, so nothing of them is kept.
  delete from waitlist.departed where digest = any(new_departures);
  return coalesce(cardinality(ids), 0);
end $$;

-- By default, anyone may call a function.
revoke all on function waitlist.forget_unconfirmed() from public, anon, authenticated;
