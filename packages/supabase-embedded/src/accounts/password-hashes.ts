import type { PGlite } from '@supabase/lite/pglite';

// Call these functions within a turn of the `RequestQueue`.

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

/**
 * Stores a hash, or removes it if `hash` is null. If `expected` is given, replaces only that hash.
 * Returns whether a row was changed.
 */
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
 * Removes the password of an account that is not confirmed yet. Called if an address is signed up
 * again with a different password, because either password could be a stranger's. Whoever opens the
 * confirmation link is signed in, and can set a new password by email.
 */
export async function dropUnconfirmedPassword(database: PGlite, email: string): Promise<void> {
  await database.query(
    'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
    [email],
  );
}
