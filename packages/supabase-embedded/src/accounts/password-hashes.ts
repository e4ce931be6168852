import type { PGlite } from '@supabase/lite/pglite';

/** Returns an account's password hash, or null if there is no account or no hash. Called within a turn. */
export async function hashOf(database: PGlite, email: string): Promise<string | null> {
  const { rows } = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  return rows[0]?.hash ?? null;
}

/** Whether the address has an account. Called within a turn. */
export async function isKnown(database: PGlite, email: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from auth.users where email = $1', [email]);
  return rows.length > 0;
}

/**
 * Stores a hash. If `expected` is given, it replaces only that hash. Called within a turn. Returns
 * whether a row was changed.
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
 * Removes the password of an account that is not confirmed yet. Called within a turn, if two people signed up
 * with one address and different passwords. Whoever opens the link is signed in, and can set a password by
 * email.
 */
export async function dropUnconfirmed(database: PGlite, email: string): Promise<void> {
  await database.query(
    'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
    [email],
  );
}
