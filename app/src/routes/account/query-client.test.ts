import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from '../../services/supabase';
import { clearAtSessionEnd, queryClient } from './query-client';

vi.mock(import('../../env'), async (original) => {
  const { env } = await original();
  return { env: { ...env, supabaseKey: 'sb_publishable_0123456789abcdef' } };
});

afterEach(() => vi.unstubAllGlobals());

test("a donor's gifts are forgotten when the session ends", async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  await clearAtSessionEnd();
  queryClient.setQueryData(['gifts', 'ada'], []);
  await endSession();
  expect(queryClient.getQueryData(['gifts', 'ada'])).toBeUndefined();
});
