import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InsertRow, type WaitlistRow, waitlist } from './waitlist';

let lines: unknown[][];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'info').mockImplementation((...line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('posts exactly the documented row', async () => {
  const rows: WaitlistRow[] = [];
  const join = waitlist(async (row) => {
    rows.push(row);
    return null;
  });
  expect(await join({ email: 'ada@example.org', acceptTerms: true, leaveEmpty: '' })).toEqual({
    ok: true,
  });
  expect(rows).toEqual([
    { email: 'ada@example.org', type: 'early_access', metadata: { acceptedTerms: true } },
  ]);
});

test('the row has the charity and the invite code, if any', async () => {
  const rows: WaitlistRow[] = [];
  const join = waitlist(async (row) => {
    rows.push(row);
    return null;
  });
  const charity = { register: 'sample', number: '0024' };
  await join({ email: 'ada@example.org', acceptTerms: true, charity, ref: 'STANNES' });
  await join({ email: 'bob@example.org', acceptTerms: true, ref: null });
  expect(rows.map(({ metadata }) => metadata)).toEqual([
    { acceptedTerms: true, charity, ref: 'STANNES' },
    { acceptedTerms: true },
  ]);
});

test('distinguishes a known address from a failure', async () => {
  const duplicate = waitlist(async () => ({ code: '23505' }));
  expect(await duplicate({ email: 'ada@example.org', acceptTerms: true })).toEqual({
    ok: false,
    reason: 'duplicate',
  });
  expect(lines).toEqual([]);
  const refused = waitlist(async () => ({ code: '23514' }));
  expect(await refused({ email: 'ada@example.org', acceptTerms: true })).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(lines).toEqual([['[site] signup refused', { code: '23514' }]]);
});

test('an exception is a failure, and its log line has nothing personal', async () => {
  const join = waitlist(async () => {
    throw new TypeError('Failed to fetch ada@example.org');
  });
  expect(await join({ email: 'ada@example.org', acceptTerms: true })).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(lines).toEqual([['[site] signup failed', { error: 'TypeError' }]]);
});

test('times out and aborts the request', async () => {
  let aborted = false;
  const never: InsertRow = (_row, signal) =>
    new Promise(() => signal.addEventListener('abort', () => (aborted = true)));
  expect(await waitlist(never, 20)({ email: 'ada@example.org', acceptTerms: true })).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(aborted).toBe(true);
});

test('waits ten seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = waitlist(() => new Promise(() => {}))({ email: 'a@b.org', acceptTerms: true });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await answer).toEqual({ ok: false, reason: 'failed' });
});

test("the row contains the form's consent", async () => {
  const rows: WaitlistRow[] = [];
  const join = waitlist(async (row) => {
    rows.push(row);
    return { code: '23514' };
  });
  expect(await join({ email: 'ada@example.org', acceptTerms: false })).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(rows[0]?.metadata).toEqual({ acceptedTerms: false });
});

test('a filled hidden field marks the row, which is not lost', async () => {
  const insert = vi.fn<InsertRow>(async () => null);
  const entry = { email: 'ada@example.org', acceptTerms: true, leaveEmpty: 'Ada' };
  expect(await waitlist(insert)(entry)).toEqual({ ok: true });
  expect(insert.mock.lastCall?.[0]).toEqual({
    email: 'ada@example.org',
    type: 'early_access',
    metadata: { acceptedTerms: true, mayBeRobot: true },
  });
});

test('a refusal without a code and a thrown string have different log lines', async () => {
  const visitor = { email: 'ada@example.org', acceptTerms: true };
  await waitlist(async () => ({ code: '' }))(visitor);
  await waitlist(() => Promise.reject('ada@example.org'))(visitor);
  expect(lines).toEqual([
    ['[site] signup refused', { code: 'no answer' }],
    ['[site] signup failed', { error: 'unknown' }],
  ]);
});
