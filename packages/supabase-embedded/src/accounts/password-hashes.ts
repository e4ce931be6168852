import type { PGlite } from '@supabase/lite/pglite';
import type { RequestQueue } from '../database/request-queue.ts';

/** Stores the password hashes of the accounts. The service itself only sees stand-ins. */
export class PasswordHashes {
  readonly #database: PGlite;
  readonly #queue: RequestQueue;

  constructor(database: PGlite, queue: RequestQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** Returns the hash of an account, or null if there is no account. Takes its own turn. */
  async of(email: string): Promise<string | null> {
    const { rows } = await this.#queue.run(() =>
      this.#database.query<{ hash: string | null }>(
        'select encrypted_password as hash from auth.users where email = $1',
        [email],
      ),
    );
    return rows[0]?.hash ?? null;
  }

  /** Whether the address has an account. Called within a turn. */
  async isKnown(email: string): Promise<boolean> {
    const { rows } = await this.#database.query('select 1 from auth.users where email = $1', [
      email,
    ]);
    return rows.length > 0;
  }

  /**
   * Removes the password of an account that is not confirmed yet. Called within a turn, if two people signed
   * up with one address and different passwords. Whoever opens the link is signed in, and can set a password
   * by mail.
   */
  async dropUnconfirmed(email: string): Promise<void> {
    await this.#database.query(
      'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
      [email],
    );
  }

  /**
   * Stores a hash. Called within a turn.
   *
   * @param expected - if given, the hash is replaced only if it still has this value
   * @returns whether a row was changed
   */
  async set(
    column: 'id' | 'email',
    value: string,
    hash: string | null,
    expected?: string | null,
  ): Promise<boolean> {
    const { affectedRows } = await this.#database.query(
      `update auth.users set encrypted_password = $2 where ${column}::text = $1
       and ($3::text is null or encrypted_password = $3)`,
      [value, hash, expected ?? null],
    );
    return affectedRows === 1;
  }
}
