-- A signup may name the invite code that its visitor came with, in metadata: letters, digits and
-- hyphens, 2 to 32, as the site takes it from `?ref=`. Rows from before are left as they are.
alter table public.email_signups
  add constraint email_signups_ref_is_invite_code check (
    not metadata ? 'ref' or (
      jsonb_typeof(metadata -> 'ref') = 'string' and metadata ->> 'ref' ~ '^[A-Za-z0-9-]{2,32}$'
    )
  ) not valid;
