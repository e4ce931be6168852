import { expect, test, vi } from 'vitest';
import { sharePage } from './share-page';

test('a second press while the share sheet is open copies nothing', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('window', { location: { origin: 'https://site.example', search: '' } });
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('Already sharing', 'InvalidStateError')),
    clipboard: { writeText },
  });
  const onCopied = vi.fn();
  await sharePage({ path: '/', title: 'T', description: 'D' }, onCopied, vi.fn());
  expect(writeText).not.toHaveBeenCalled();
  expect(onCopied).not.toHaveBeenCalled();
});
