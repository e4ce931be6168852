import pg from 'pg';
import { OperatorError } from '../errors.ts';

/** `name` is part of an error message. */
export async function connectToPostgres(address: string, name: string): Promise<pg.Client> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new OperatorError(
      `${name} must be an address like postgres://user:password@host/database.`,
    );
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 15_000 });
  // Without a listener, a broken connection would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // Name only the host, because the address contains a password.
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `No connection to ${new URL(address).host} (${code ?? 'no reason given'}). Nothing was changed.`,
      { cause: error },
    );
  }
}
