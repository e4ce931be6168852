import type { Database } from '../database/database.ts';
import type { Letter, MailQueue } from './mail-queue.ts';

/** Links in emails about accounts are valid for a day, so older emails are useless. */
const keptFor = '24 hours';

type Row = { id: string; letter: Letter; attempts: number };

/** Call it in the request's transaction: both are then rolled back together. */
export async function addToQueue(database: Database, letter: Letter): Promise<void> {
  const insert = 'insert into embedded.outbox (message) values ($1)';
  await database.query(insert, [JSON.stringify(letter)]);
}

/** `onLost` is told how many emails were too old. */
export function accountQueue(database: Database, onLost: (count: number) => void): MailQueue {
  const query = <Result>(statement: string, values: unknown[] = []) =>
    database.run(async () => (await database.query<Result>(statement, values)).rows);
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
    waiting: async () => {
      const [row] = await query<{ count: number; oldest: number }>(
        `select count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::int as oldest
         from embedded.outbox`,
      );
      return row ?? { count: 0, oldest: 0 };
    },
  };
}
