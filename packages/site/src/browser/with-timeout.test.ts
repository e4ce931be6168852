import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout';

const never = () => new Promise<never>(() => undefined);

test('returns the result of a task that finishes in time', async () => {
  expect(await withTimeout(1000, async () => 'answer')).toBe('answer');
});

test('rejects with a TimeoutError and aborts a late task', async () => {
  let seen: AbortSignal | undefined;
  const late = withTimeout(5, (signal) => {
    seen = signal;
    return never();
  });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(seen?.aborted).toBe(true);
});

test('rejects with the reason of the outer signal when it aborts', async () => {
  const outer = new AbortController();
  const stopped = withTimeout(60_000, never, outer.signal);
  outer.abort(new Error('left the page'));
  await expect(stopped).rejects.toThrow('left the page');
});

test('rejects at once if the outer signal is aborted already', async () => {
  await expect(
    withTimeout(60_000, never, AbortSignal.abort(new Error('left the page'))),
  ).rejects.toThrow('left the page');
});
