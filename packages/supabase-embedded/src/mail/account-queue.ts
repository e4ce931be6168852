import type { Database } from '../database/database.ts';
import { type Letter, type MailQueue, type Query, waitingIn } from './mail-queue.ts';

/** Links in emails about accounts are valid for a day, so older emails are useless. */
const keptFor = '24 hours';

type Row = { id: string; letter: Letter; attempts: number };

/** Call it in the request's transaction: both are then rolled back together. */
export async function addToQueue(database: Database, letter: Letter): Promise<void> {
  const insert = 'insert into embedded.outbox (message) values ($1)';
  await database.query(insert, [JSON.stringify(letter)]);
}

/** `onLost` is told how many emails were too old. */
export function accountQueue(query: Query, onLost: (count: number) => void): MailQueue {
  return {
    next: async () => {
      const lost = await query(
        `delete from embedded.outbox where created_at < now() - interval '${keptFor}' returning id`,
      );
      if (lost.length > 0) onLost(lost.length);
      const [row] = await query<Row>(
        `select id, message as letter, attempts from embedded.outbox
         where next_attempt_at <= now() order by next_attempt_at, id limit 1`,
      );
      return row;
    },
    retry: (id, pauseSeconds) =>
      query(
        `update embedded.outbox set attempts = attempts + 1,
           next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
        [id, pauseSeconds],
      ).then(() => true),
    done: (id) => query('delete from embedded.outbox where id = $1', [id]),
    waiting: waitingIn(query, 'embedded.outbox'),
  };
}
