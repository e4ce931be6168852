-- As in 20261128210000_confirmed_waitlist, but whoever confirmed and asks again gets an email too, with the link to
-- their place.
create or replace function waitlist.queue_confirmation(signup uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  joined public.email_signups;
  rule limits.rules;
  own bytea;
  own_turn timestamptz;
  shared_turn timestamptz := now();
begin
  select * into joined from public.email_signups where id = signup for update;
  if not waitlist.is_address(joined.email) or exists (
    select from waitlist.mails earlier
    where earlier.signup_id = joined.id
      and (earlier.state = 'waiting' or earlier.created_at > now() - interval '1 day')
  ) then
    return;
  end if;
  select * into rule from limits.rules where kind = 'mails';
  if lower(joined.email collate "C") <> waitlist.mailbox(joined.email) then
    shared_turn := waitlist.turn(
      -- No address begins with a space.
      waitlist.digest(' ' || waitlist.mailbox(joined.email)),
      coalesce(rule.per_address, 4), coalesce(rule.address_window, '1 day')
    );
  end if;
  own := waitlist.digest(joined.email);
  own_turn := waitlist.turn(own, 1, case
    when exists (select from waitlist.departed where digest = own) then interval '7 days' else '1 day'
  end);
  if shared_turn is not null and own_turn is not null then
    insert into waitlist.mails (signup_id, kind, next_attempt_at)
      values (joined.id, 'confirm', greatest(shared_turn, own_turn));
  end if;
  if random() < 0.01 then
    delete from waitlist.budgets old
      using (
        select spent.owner from waitlist.budgets spent
          where spent.times[cardinality(spent.times)] < now() - interval '8 days'
          limit 1000 for update skip locked
      ) spent
      where old.owner = spent.owner;
  end if;
end $$;
