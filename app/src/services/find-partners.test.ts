import { expect, test, vi } from 'vitest';
import { findPartners, prefetchPartners } from './find-partners';
import { listPartners } from './partner-list';

vi.mock('./partner-list', () => ({
  listPartners: vi.fn(() =>
    Promise.resolve(
      ['Made in Hackney', ...Array.from({ length: 12 }, (_, at) => `Village Hall ${at + 1}`)].map(
        (name) => ({ name, href: `/${name}` }),
      ),
    ),
  ),
}));

const names = async (typed: string) => (await findPartners(typed)).map(({ name }) => name);

test.each(['hackney', 'HACK made', 'hàckney'])(
  '%j finds the partner of that name',
  async (typed) => {
    expect(await names(typed)).toEqual(['Made in Hackney']);
  },
);

test('gives ten at most', async () => {
  expect(await names('hall')).toHaveLength(10);
});

test.each(['', '  ', '&', 'благо'])(
  '%j finds none, where it would fit every name',
  async (typed) => {
    expect(await names(typed)).toEqual([]);
  },
);

test('a list that cannot be had ahead is no error yet', async () => {
  vi.mocked(listPartners).mockClear().mockRejectedValueOnce(new Error('offline'));
  prefetchPartners();
  expect(listPartners).toHaveBeenCalledOnce();
});
