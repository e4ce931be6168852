import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

// Call these functions only in `Database.run`.

/** Undefined if there is no account, and null if it has no password. */
export async function hashOf(
  database: Database,
  email: string,
): Promise<string | null | undefined> {
  const { rows } = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  return rows[0]?.hash;
}

/** Returns false if `expected` is given but is not the current hash. */
export async function setHash(
  database: Database,
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
 * After a sign-up with another password, either password may be a stranger's. The donor signs in
 * with the confirmation link, and sets a new one.
 */
export async function dropUnconfirmedPassword(database: Database, email: string): Promise<void> {
  await database.query(
    'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
    [email],
  );
}

/**
 * Renews the confirmation link of an unconfirmed account, and returns its token. The service's own
 * `resend` answers "too soon" for each one.
 */
export async function renewConfirmation(database: Database, email: string): Promise<string | null> {
  const token = randomBytes(32).toString('hex');
  const { affectedRows } = await database.query(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
     where email = $2 and email_confirmed_at is null`,
    [token, email],
  );
  return affectedRows ? token : null;
}
