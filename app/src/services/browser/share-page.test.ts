import { afterEach, expect, test, vi } from 'vitest';
import { sharePage } from './share-page';

const page = { path: '/', title: 'T', description: 'D' };
const writeText = vi.fn(async () => undefined);

function sharingWith(share: () => Promise<void>) {
  vi.stubGlobal('window', { location: { origin: 'https://site.example', search: '' } });
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
}
afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

test('a second press while the share sheet is open shares and copies nothing', async () => {
  let close: () => void = () => undefined;
  const share = vi.fn(() => new Promise<void>((done) => (close = done)));
  sharingWith(share);
  const first = sharePage(page, vi.fn(), vi.fn());
  await sharePage(page, vi.fn(), vi.fn());
  close();
  await first;
  expect(share).toHaveBeenCalledOnce();
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that never opens is replaced by a copied link', async () => {
  sharingWith(() => Promise.reject(new DOMException('not now', 'InvalidStateError')));
  const onCopied = vi.fn();
  await sharePage(page, onCopied, vi.fn());
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('https://site.example/'));
  expect(onCopied).toHaveBeenCalledOnce();
});

test('a sheet that the visitor closes copies nothing', async () => {
  sharingWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await sharePage(page, vi.fn(), vi.fn());
  expect(writeText).not.toHaveBeenCalled();
});
