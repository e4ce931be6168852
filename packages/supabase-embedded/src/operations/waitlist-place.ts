import { isLocked } from '../database/lock.ts';
import type { Query } from '../waitlist/waitlist-queue.ts';
import { type DataPlace, queryOf, withDatabase } from './data-place.ts';
import { atServer } from './operator-socket.ts';

/** A running server sends the emails itself. */
export const isRunning = ({ databaseUrl, dataDir }: DataPlace) =>
  databaseUrl === undefined && isLocked(dataDir);

/** As `withDatabase`, but each query of a running server is a turn of its own, and others are answered between. */
export function withWaitlist<Result>(
  place: DataPlace,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  if (isRunning(place))
    return work((...asked) => atServer(place.dataDir, (database) => queryOf(database)(...asked)));
  return withDatabase(place, (database) => work(queryOf(database)));
}
