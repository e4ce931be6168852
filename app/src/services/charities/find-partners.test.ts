import { expect, test, vi } from 'vitest';
import { findPartners, prefetchPartners } from './find-partners';
import { listPartners } from './partner-list';

vi.mock('./partner-list', () => ({
  listPartners: vi.fn(() =>
    Promise.resolve(
      [
        'Made in Hackney',
        'Hackley Farm',
        ...Array.from({ length: 12 }, (_, at) => `Village Hall ${at + 1}`),
      ].map((name) => ({
        name,
        href: `/${name}`,
        numbers: name === 'Hackley Farm' ? ['SC041666'] : [],
      })),
    ),
  ),
}));

const names = async (typed: string) => (await findPartners(typed)).map(({ name }) => name);

test.each(['hackney', 'hakcney'])('%j finds Made in Hackney', async (typed) => {
  expect(await names(typed)).toContain('Made in Hackney');
});

test('finds a registered number', async () => {
  expect(await names(' sc041666')).toEqual(['Hackley Farm']);
});

test('returns at most ten', async () => {
  expect(await names('hall')).toHaveLength(10);
});

test.each(['', '  ', '&', 'благо'])('%j finds nothing', async (typed) => {
  expect(await names(typed)).toEqual([]);
});

test('a failed prefetch of the list is not an error', async () => {
  vi.mocked(listPartners).mockClear().mockRejectedValueOnce(new Error('offline'));
  prefetchPartners();
  expect(listPartners).toHaveBeenCalledOnce();
});
