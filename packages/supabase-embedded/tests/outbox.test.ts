import { afterEach, expect, it, vi } from 'vitest';
import type { Letter, MailQueue, QueuedMail } from '../src/mail/mail-queue.ts';
import { Outbox } from '../src/mail/outbox.ts';
import { Unavailable } from '../src/problems.ts';

afterEach(() => vi.useRealTimers());

const letter = { to: 'ada@example.org', subject: 'Hello' };
type Waiting = QueuedMail;

/** A queue in memory, which notes what happened to its emails. */
function queueOf(...ids: string[]) {
  let waiting: Waiting[] = ids.map((id) => ({
    id,
    letter: { ...letter, subject: id },
    attempts: 0,
  }));
  const events: string[] = [];
  const queue: MailQueue = {
    next: async () => waiting.shift(),
    retry: async (id, seconds) => events.push(`${id} again in ${seconds} s`) > 0,
    done: async (id, isSent) => void events.push(`${id} ${isSent ? 'sent' : 'refused'}`),
    waiting: async () => ({ count: waiting.length, oldest: waiting.length * 10 }),
  };
  return { queue, events, fill: (...more: Waiting[]) => (waiting = more) };
}
const refusal = (code?: string, responseCode?: number) =>
  Object.assign(new Error(), { code, responseCode });

/** An outbox whose mail server answers each email with the next of `failures`. */
function outboxOf(queues: MailQueue[], ...failures: (Error | null)[]) {
  const log: [line: string, level: string | undefined][] = [];
  const driver = {
    send: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
    },
  };
  const outbox = new Outbox({ queues, driver, log: (line, level) => log.push([line, level]) });
  return { outbox, log };
}

it('if the queue is full, an email is sent once there is room', async () => {
  vi.useFakeTimers();
  const { queue, events } = queueOf('1');
  const { next } = queue;
  let isFull = true;
  queue.next = async () => {
    if (isFull) throw new Unavailable();
    return next();
  };
  const { outbox, log } = outboxOf([queue]);
  await outbox.wake();
  expect([events, log.length]).toEqual([[], 1]);
  expect(outbox.failure, 'who waits for it is told').toBe('a query failed, Error');
  isFull = false;
  await vi.advanceTimersByTimeAsync(6000);
  await outbox.close();
  expect(events).toEqual(['1 sent']);
  expect(outbox.failure).toBe(null);
});

it.each([
  ['EENVELOPE', 550, '1 refused'],
  ['EMESSAGE', 554, '1 refused'],
  ['EENVELOPE', 450, '1 again in 5 s'],
  ['EENVELOPE', 530, '1 again in 5 s'],
  ['EAUTH', 535, '1 again in 5 s'],
])('after %s %i: %s', async (code, responseCode, event) => {
  const { queue, events } = queueOf('1');
  const { outbox, log } = outboxOf([queue], refusal(code, responseCode));
  await outbox.wake();
  const { mailsGivenUp } = await outbox.health();
  await outbox.close();
  expect(events).toEqual([event]);
  expect(mailsGivenUp).toBe(event.endsWith('refused') ? 1 : 0);
  expect(log).toEqual([[expect.stringContaining(String(responseCode)), 'error']]);
});

it('a wrong password is an error in the log and in the health, and not tried with every email', async () => {
  vi.useFakeTimers();
  const { queue, events, fill } = queueOf('1', '2', '3');
  const { outbox, log } = outboxOf([queue], refusal('EAUTH', 535), refusal('EAUTH', 535));
  await outbox.wake();
  expect(events).toEqual(['1 again in 5 s']);
  expect(log).toEqual([['[mail] not accepted (535); will retry in 5 s', 'error']]);
  expect(await outbox.health()).toEqual({
    mailsWaiting: 2,
    oldestMailSeconds: 20,
    mailsGivenUp: 0,
    mailFailure: '535',
  });
  await vi.advanceTimersByTimeAsync(6000);
  expect(events).toEqual(['1 again in 5 s', '2 again in 10 s']);
  fill({ id: '3', letter, attempts: 0 });
  await vi.advanceTimersByTimeAsync(15_000);
  await outbox.close();
  expect(events.at(-1)).toBe('3 sent');
  expect(await outbox.health()).toMatchObject({ mailFailure: null });
});

it('one address that is not accepted now does not hold up the others', async () => {
  const { queue, events } = queueOf('1', '2');
  const { outbox } = outboxOf([queue], refusal('EENVELOPE', 450));
  await outbox.wake();
  await outbox.close();
  expect(events).toEqual(['1 again in 5 s', '2 sent']);
});

it('emails of accounts go before those of the waitlist', async () => {
  const list = queueOf('list');
  const accounts = queueOf('account');
  const order: string[] = [];
  const driver = { send: async ({ subject }: Letter) => void order.push(subject) };
  const outbox = new Outbox({
    queues: [accounts.queue, list.queue],
    driver,
    log: () => undefined,
  });
  await outbox.wake();
  await outbox.close();
  expect(order).toEqual(['account', 'list']);
});

it('emails of accounts and the end do not wait while the waitlist pauses', async () => {
  const list = queueOf();
  const accounts = queueOf();
  list.fill(
    { id: 'a', letter, attempts: 0, pauseMs: 60_000 },
    { id: 'b', letter, attempts: 0, pauseMs: 60_000 },
  );
  const { outbox } = outboxOf([accounts.queue, list.queue]);
  void outbox.wake();
  await vi.waitFor(() => expect(list.events).toEqual(['a sent']), 60_000);
  accounts.fill({ id: 'account', letter, attempts: 0 });
  void outbox.wake();
  await vi.waitFor(() => expect(accounts.events).toEqual(['account sent']), 60_000);
  await outbox.close();
  expect(list.events).toEqual(['a sent']);
});

it('who waits for a queue with pauses waits until it is empty', async () => {
  const { queue, events, fill } = queueOf();
  fill({ id: 'a', letter, attempts: 0, pauseMs: 5 }, { id: 'b', letter, attempts: 0, pauseMs: 5 });
  const { outbox } = outboxOf([queue]);
  await outbox.wake();
  await outbox.close();
  expect(events).toEqual(['a sent', 'b sent']);
});

it('an email that its queue gives up is counted', async () => {
  const { queue } = queueOf('1');
  queue.retry = async () => false;
  const { outbox } = outboxOf([queue], refusal('EENVELOPE', 450));
  await outbox.wake();
  expect(await outbox.health()).toMatchObject({ mailsGivenUp: 1 });
  await outbox.close();
});
