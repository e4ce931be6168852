-- As in 20261128210000_confirmed_waitlist, but whoever had confirmed and left gets an email at once when they come
-- back. Others get one a week, so that a stranger who signs them up again cannot pester them.
create or replace function private.leave_waitlist(token text) returns void
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from public.email_signups where id = waitlist.signup_with(token) returning email, confirmed_at
    )
    delete from waitlist.budgets using gone
      where owner = waitlist.digest(gone.email) and gone.confirmed_at is not null
  $$;
