import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database as ServerDatabase } from '../database/database.ts';
import { isLocked, notReady } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import type { Database } from './move-tables.ts';

/** Other requests wait meanwhile. */
const longestTurnMs = 10 * 60 * 1000;

type Question = { statement: string; values?: unknown[] | undefined };
type Answer =
  | Awaited<ReturnType<ServerDatabase['query']>>
  | { error: { message: string; code?: string } };

/** Only the user of the server may open the socket. Its address may have about 100 letters. */
function socketOf(dataDir: string): string {
  const path = resolve(dataDir, 'tuppence.socket');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Gives the operator's commands the database of a running server: each connection gets one turn, and
 * sends one statement a line. `changed` is called after a turn.
 */
export async function listenToOperator(
  database: ServerDatabase,
  dataDir: string,
  changed: () => void,
  log: (line: string) => void,
): Promise<() => void> {
  const path = socketOf(dataDir);
  // Left behind by a server that was killed. The caller holds the folder's lock.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const turn = database.run(() => answerLines(database, socket), longestTurnMs);
    turn.then(changed, () => undefined).finally(() => socket.destroy());
  });
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    log(`[operator] commands work only while the server is stopped (${(error as Error).message})`);
  }
  return () => server.close();
}

async function answerLines(database: ServerDatabase, socket: Socket): Promise<void> {
  try {
    for await (const line of createInterface({ input: socket })) {
      const { statement, values } = JSON.parse(line) as Question;
      const answer: Answer = await database.query(statement, values).then(
        (answer) => answer,
        ({ message, code }) => ({ error: { message, code } }),
      );
      if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    // The command may have been killed in its transaction.
    await database.exec('rollback').catch(() => undefined);
  }
}

const ended = 'The server ended the connection. Try again.';

/** Works in one turn of the server that uses the folder. */
export async function atServer<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const socket = connect(socketOf(dataDir));
  await once(socket, 'connect').catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EACCES'
      ? new OperatorError(`Only the user of the server may do this: ${cause.message}.`, { cause })
      : isLocked(dataDir)
        ? notReady(dataDir)
        : new OperatorError(ended);
  });
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  socket.on('error', () => undefined);
  const query = async (statement: string, values?: unknown[]) => {
    socket.write(`${JSON.stringify({ statement, values } satisfies Question)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new OperatorError(ended);
    const answer = JSON.parse(value) as Answer;
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
    return { ...answer, rows: answer.rows as never };
  };
  return work({ query }).finally(() => socket.end());
}
