import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEnvironment, serverKeys } from './load-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuppence-keys-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an embedded build uses the server keys in the file that TUPPENCE_KEYS names', () => {
  const file = join(folder, 'keys.json');
  vi.stubEnv('TUPPENCE_KEYS', file);
  vi.stubEnv('VITE_SUPABASE_URL', '');
  const { environment } = loadEnvironment({ mode: 'production', keys: serverKeys() });
  expect(environment.supabaseKey).toBe(machineKeys(file).publishable);
});
