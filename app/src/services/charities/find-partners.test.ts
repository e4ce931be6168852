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
      ].map((name) => ({ name, href: `/${name}` })),
    ),
  ),
}));

const names = async (typed: string) => (await findPartners(typed)).map(({ name }) => name);

test.each(['hackney', 'HACK made', 'hàckney'])('%j finds Made in Hackney', async (typed) => {
  expect(await names(typed)).toEqual(['Made in Hackney']);
});

test.each(['hakcney', 'Hackny', 'made in hacknay', 'Hackneyy', 'vilage', '‏Hackney'])(
  '%j finds a partner despite a typo or an invisible character',
  async (typed) => {
    expect((await names(typed)).length).toBeGreaterThan(0);
  },
);

test.each(['hack hack hock', 'mode', 'hockeys', 'packney'])(
  '%j finds nothing, because it is too different from every name',
  async (typed) => {
    expect(await names(typed)).toEqual([]);
  },
);

test('an exact match excludes similar names', async () => {
  expect(await names('Village Hall 12')).toEqual(['Village Hall 12']);
});

test('returns at most ten', async () => {
  expect(await names('hall')).toHaveLength(10);
});

test.each(['', '  ', '&', 'благо'])(
  '%j finds nothing, because it has no Latin letter or digit',
  async (typed) => {
    expect(await names(typed)).toEqual([]);
  },
);

test('a failed prefetch of the list is not an error', async () => {
  vi.mocked(listPartners).mockClear().mockRejectedValueOnce(new Error('offline'));
  prefetchPartners();
  expect(listPartners).toHaveBeenCalledOnce();
});
