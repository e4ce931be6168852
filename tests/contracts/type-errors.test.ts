/** What the compiler says about a mistake names the mistake. */
import { expect, test } from 'vitest';
import { compile } from './compile.ts';

test('a toast without an id', async () => {
  const errors = await compile('mistakes', {
    'toast.ts': `import type { ToastContent } from '@tuppence/ui';
      export const saved: ToastContent = { title: 'Saved' };`,
  });
  expect(errors).toContain("Property 'id' is missing");
  expect(errors).not.toContain("'tone' is missing");
});
