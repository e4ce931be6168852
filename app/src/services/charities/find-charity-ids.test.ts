import { beforeEach, expect, test, vi } from 'vitest';
import { findCharities } from './find-charities';
import { findCharityIds } from './find-charity-ids';
import { findPartners } from './find-partners';

vi.mock('./find-charities');
vi.mock('./find-partners');

const { signal } = new AbortController();
const search = () => findCharityIds('hack', signal);

beforeEach(() => {
  vi.mocked(findPartners).mockResolvedValue([
    { name: 'Made in Hackney', href: '/made-in-hackney' },
  ]);
  vi.mocked(findCharities).mockResolvedValue([
    {
      id: 'scotland SC1',
      name: 'Hack Trust',
      detail: 'SC1',
      reference: { register: 'scotland', number: 'SC1' },
    },
  ]);
});

test('partners come first, then charities by number', async () => {
  expect((await search()).map(({ id }) => id)).toEqual(['made-in-hackney', 'sc1']);
});

test('partners are found although the register fails', async () => {
  vi.mocked(findCharities).mockRejectedValue(new Error('down'));
  expect((await search()).map(({ id }) => id)).toEqual(['made-in-hackney']);
});

test('a failed register is an error if no partner matches', async () => {
  vi.mocked(findPartners).mockResolvedValue([]);
  vi.mocked(findCharities).mockRejectedValue(new Error('down'));
  await expect(search()).rejects.toThrow('down');
});
