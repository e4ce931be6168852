import { partnerLinks } from '@tuppence/content/partner/partners';
import { expect, test, vi } from 'vitest';
import { nearestPage } from './nearest-page';

vi.mock('../services/charities/partner-list', () => ({ listPartners: async () => partnerLinks }));

test.each([
  ['/parentkind,', '/parentkind'],
  ['/parent-kind', '/parentkind'],
  ['/parentkid', '/parentkind'],
  ['/parentkind.html', '/parentkind'],
  ['/madeinhackney', '/made-in-hackney'],
  ['/charities/made-in-hackney', '/made-in-hackney'],
  ['/noahs-ark', '/noahs-ark-childrens-hospice'],
  ['/cancer-reserach', '/cancer-research-uk'],
  ['/charites', '/charities'],
  ['/donation-api/loyality', '/donation-api/loyalty'],
  ['/contact', '/about#contact-us'],
  ['/sign-in', '/auth'],
  ['/privacy-polcy', '/privacy'],
])('for %s, %s is the nearest page', async (path, href) => {
  expect(await nearestPage(path)).toMatchObject({ href });
});

test.each(['/zz', '/404/not-found', '/wp-login.php', '/%F0%9F%8E%81'])(
  'no page is near %s',
  async (path) => {
    expect(await nearestPage(path)).toBeUndefined();
  },
);
