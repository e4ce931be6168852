import { expect, test } from 'vitest';
import { inviteCodeIn, withCampaign, withInvite } from './invite-code';

const storeUrl = 'https://apps.apple.com/gb/app/tuppence/id6740000000';

test.each(['STANNES', 'ab', 'voluntary-action-arun-chichester', '2026', 'a'.repeat(32)])(
  'takes the code %s as it is',
  (code) => {
    expect(inviteCodeIn(`?utm_source=poster&ref=${code}`)).toBe(code);
  },
);

test.each([
  ['nothing', ''],
  ['an empty one', '?ref='],
  ['one letter', '?ref=a'],
  ['33 letters', `?ref=${'a'.repeat(33)}`],
  ['a line break at the end', '?ref=STANNES%0A'],
  ['markup', '?ref=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['an address', '?ref=javascript:alert(1)'],
  ['another parameter', '?ref=a%26ct%3Db'],
  ['a path', '?ref=..%2F..%2Fetc'],
  ['letters of other scripts', '?ref=%D0%B0%D0%B1%D0%B2'],
  ['a sign that folds into a letter', '?ref=%E2%84%AA%E2%84%AA'],
  ['broken escapes', '?ref=%E0%A4%A'],
])('takes no code from %s', (_, query) => {
  expect(inviteCodeIn(query)).toBeNull();
});

test('is the campaign token of the App Store link, beside what the link has already', () => {
  expect(withCampaign(storeUrl, 'STANNES')).toBe(`${storeUrl}?ct=STANNES`);
  expect(withCampaign(`${storeUrl}?pt=12&ct=web`, 'STANNES')).toBe(`${storeUrl}?pt=12&ct=STANNES`);
  expect(withCampaign(storeUrl, null)).toBe(storeUrl);
});

test('goes into an address of the site once', () => {
  const address = 'https://www.tuppence.example/?shop=60#mine';
  expect(withInvite(address, 'STANNES')).toBe(
    'https://www.tuppence.example/?shop=60&ref=STANNES#mine',
  );
  expect(withInvite(withInvite(address, 'old'), 'STANNES')).toBe(withInvite(address, 'STANNES'));
});
