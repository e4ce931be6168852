import pg from 'pg';
import { StartError } from './start-error.ts';

/**
 * Connects to a PostgreSQL server. The caller ends the connection.
 *
 * @param address - postgres://user:password@host/database
 * @param name - what a sentence calls the address, such as DATABASE_URL
 * @param outcome - the sentence that ends the message when there is no connection
 * @throws a `StartError` for an address of another form, and when no connection is made in 15 s.
 */
export async function connectToPostgres(
  address: string,
  name: string,
  outcome: string,
): Promise<pg.Client> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new StartError(`${name} must be an address like postgres://user:password@host/database.`);
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 15_000 });
  // When the connection breaks, the statement that runs fails and reports it; without a listener the
  // process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // The address holds a password, so only its host is named.
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `No connection to ${new URL(address).host} (${code ?? 'no reason given'}). ${outcome}`,
      { cause: error },
    );
  }
}
