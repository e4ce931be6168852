import type { PGlite } from '@supabase/lite/pglite';

// Call these functions only in `RequestQueue.run`, which runs one request at a time.

/** Returns an account's password hash, or null if there is no account or no hash. */
export async function hashOf(database: PGlite, email: string): Promise<string | null> {
  const { rows } = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  return rows[0]?.hash ?? null;
}

/** Whether the address has an account. */
export async function isKnown(database: PGlite, email: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from auth.users where email = $1', [email]);
  return rows.length > 0;
}

/** Stores or removes a hash, if `expected` is null or the current hash. Returns whether it did. */
export async function setHash(
  database: PGlite,
  email: string,
  hash: string | null,
  expected: string | null = null,
): Promise<boolean> {
  const { affectedRows } = await database.query(
    `update auth.users set encrypted_password = $2 where email = $1
     and ($3::text is null or encrypted_password = $3)`,
    [email, hash, expected],
  );
  return affectedRows === 1;
}

/**
 * Removes the password of an unconfirmed account, after a sign-up with a different password: either
 * may be a stranger's. The donor can sign in with the confirmation link, and reset the password.
 */
export async function dropUnconfirmedPassword(database: PGlite, email: string): Promise<void> {
  await database.query(
    'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
    [email],
  );
}
