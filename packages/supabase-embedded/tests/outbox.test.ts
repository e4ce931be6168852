import type { EmailMessage } from '@supabase/lite';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { Outbox } from '../src/mail/outbox.ts';
import { Unavailable } from '../src/problems.ts';

afterEach(() => vi.useRealTimers());

it('if the queue is full, an email is sent once there is room', async () => {
  vi.useFakeTimers();
  let isFull = true;
  let waiting: object[] = [{ id: '1', message: { to: 'ada@example.org' }, attempts: 0 }];
  const run = async <Result>(work: () => Promise<Result>) => {
    if (isFull) throw new Unavailable();
    return work();
  };
  const query = async (statement: string) => {
    if (statement.startsWith('delete') && statement.includes('where id')) waiting = [];
    if (statement.startsWith('select id')) return { rows: waiting };
    return { rows: statement.startsWith('select extract') ? [{ wait: null }] : [] };
  };
  const sent: EmailMessage[] = [];
  const lines: string[] = [];
  const driver = { send: async (mail: EmailMessage) => void sent.push(mail) };
  const database = { query, run } as unknown as Database;
  const outbox = new Outbox({ database, driver, log: (line) => lines.push(line) });
  await outbox.wake();
  expect(sent).toEqual([]);
  expect(lines).toHaveLength(1);
  isFull = false;
  await vi.advanceTimersByTimeAsync(6000);
  await outbox.close();
  expect(sent).toEqual([{ to: 'ada@example.org' }]);
});

it.each([
  ['EENVELOPE', 550, 1],
  ['EMESSAGE', 554, 1],
  ['EENVELOPE', 450, 0],
  ['EENVELOPE', 530, 0],
  ['EAUTH', 535, 0],
])('after %s %i, the number of emails given up is %i', async (code, responseCode, givenUp) => {
  vi.useFakeTimers();
  let waiting: object[] = [{ id: '1', message: { to: 'ada@example.org' }, attempts: 0 }];
  const query = async (statement: string) => {
    const isRead = statement.startsWith('select id');
    const rows = isRead ? waiting : [];
    if (isRead) waiting = [];
    return { rows: statement.startsWith('select extract') ? [{ wait: null }] : rows };
  };
  const run = (work: () => Promise<unknown>) => work();
  const lines: string[] = [];
  const driver = { send: () => Promise.reject(Object.assign(new Error(), { code, responseCode })) };
  const database = { query, run } as unknown as Database;
  const outbox = new Outbox({ database, driver, log: (line) => lines.push(line) });
  await outbox.wake();
  expect(outbox.givenUp).toBe(givenUp);
  expect(lines).toEqual([
    expect.stringContaining(givenUp ? `permanently refused (${responseCode})` : 'will retry in'),
  ]);
  await outbox.close();
});
