import { isLocked } from '../database/lock.ts';
import type { Query } from '../waitlist/waitlist-queue.ts';
import { type DataPlace, withDatabase } from './data-place.ts';
import type { Database } from './move-tables.ts';
import { atServer } from './operator-socket.ts';

/** A running server sends the emails itself. */
export const isRunning = ({ databaseUrl, dataDir }: DataPlace) =>
  databaseUrl === undefined && isLocked(dataDir);

/** As `withDatabase`, but each query of a running server is a turn of its own, and others are answered between. */
export function withWaitlist<Result>(
  place: DataPlace,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const queryOf =
    (database: Database): Query =>
    async (statement, values = []) =>
      (await database.query<never>(statement, [...values])).rows;
  if (isRunning(place))
    return work((statement, values) =>
      atServer(place.dataDir, (database) => queryOf(database)(statement, values)),
    );
  return withDatabase(place, (database) => work(queryOf(database)));
}
