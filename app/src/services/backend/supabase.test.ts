import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { supabase } from './supabase';

vi.mock('@supabase/supabase-js', () => ({ createClient: vi.fn(() => ({})) }));

test('a request of the client is aborted after ten seconds', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const send = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', send);
  await supabase();
  await vi.mocked(createClient).mock.calls[0]?.[2]?.global?.fetch?.('/rest/v1/gifts');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(send).toHaveBeenCalledWith('/rest/v1/gifts', { signal: timeout.mock.results[0]?.value });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
