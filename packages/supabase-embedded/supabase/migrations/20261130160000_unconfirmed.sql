-- Addresses that nobody confirmed are deleted after 30 days (packages/supabase-embedded/src/waitlist/waitlist-queue.ts).
create index email_signups_unconfirmed_idx on public.email_signups (created_at)
  where confirmed_at is null;
