import { machineKeys } from '../accounts/keys.ts';
import { isLocked, readHolder } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import type { Query } from '../waitlist/waitlist-queue.ts';
import { type DataPlace, withFolder } from './database-copy.ts';
import { queryPath } from './operator.ts';
import { connectToPostgres } from './postgres-client.ts';

/** A running server sends the emails itself. */
type Work<Result> = (query: Query, isServer: boolean) => Promise<Result>;

/** Works on the hosted project of DATABASE_URL, on a running server's database, or on the folder without a server. */
export async function withWaitlist<Result>(place: DataPlace, work: Work<Result>): Promise<Result> {
  const url = process.env.DATABASE_URL?.trim();
  if (url) {
    const client = await connectToPostgres(url, 'DATABASE_URL', 'Nothing was changed.');
    const query: Query = async (statement, values = []) =>
      (await client.query(statement, values)).rows;
    return work(query, false).finally(() => client.end().catch(() => undefined));
  }
  if (isLocked(place.dataDir)) return work(queryOfServer(place), true);
  return withFolder(place.dataDir, (database) =>
    work(
      async (statement, values = []) => (await database.query<never>(statement, values)).rows,
      false,
    ),
  );
}

function queryOfServer({ dataDir, keys }: DataPlace): Query {
  const address = readHolder(dataDir)?.url;
  const { secret } = machineKeys(keys);
  return async (statement, values = []) => {
    const answer = await fetch(address + queryPath, {
      method: 'POST',
      headers: { apikey: secret },
      body: JSON.stringify({ statement, values }),
    });
    if (!answer.ok)
      throw new OperatorError(
        `The server at ${address} answered ${answer.status}. Its log may say why.`,
      );
    return answer.json();
  };
}
