import type { PGlite } from '@supabase/lite/pglite';
import type { RequestQueue } from './request-queue.ts';

/** The password hashes of the accounts, which the service itself sees only as stand-ins. */
export class PasswordHashes {
  readonly #database: PGlite;
  readonly #queue: RequestQueue;

  constructor(database: PGlite, queue: RequestQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** The hash of an account, read in a turn of its own; null without an account. */
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
   * Takes the password from an account whose address is unconfirmed, within a turn. Two people signed up with
   * one address and different passwords: whoever follows the link is signed in, and sets a password by mail.
   */
  async dropUnconfirmed(email: string): Promise<void> {
    await this.#database.query(
      'update auth.users set encrypted_password = null where email = $1 and email_confirmed_at is null',
      [email],
    );
  }

  /**
   * Stores a hash, within a turn; with `expected` only where that one stands. Tells whether a row was
   * changed.
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
