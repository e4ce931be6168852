import { afterEach, describe, expect, test, vi } from 'vitest';
import { inviteCodeIn, withCampaign, withInvite } from './invite-code';

const storeUrl = 'https://apps.apple.com/gb/app/tuppence/id6740000000';

test.each(['STANNES', 'ab', 'voluntary-action-arun-chichester', '2026', 'a'.repeat(32)])(
  'takes the code %s as it is',
  (code) => {
    expect(inviteCodeIn(`?utm_source=poster&ref=${code}`)).toBe(code);
  },
);

test.each([
  ['a full stop', '?ref=parentkind.'],
  ['a comma', '?ref=parentkind,'],
  ['a bracket', '?ref=parentkind)'],
  ['a slash', '?ref=parentkind/'],
  ['a quotation mark', '?ref=parentkind”'],
  ['a space', '?ref=parentkind%20'],
  ['a line break', '?ref=parentkind%0A'],
  ['a zero-width space', '?ref=%E2%80%8Bparentkind%E2%80%8B'],
  ['capitals in the name', '?REF=parentkind'],
  ['a second query', '?ref=parentkind?utm_source=news'],
  ['an escaped ampersand', '?utm_source=news&amp;ref=parentkind'],
  ['the code twice', '?ref=parentkind&ref=parentkind'],
  ['an empty code first', '?ref=&ref=parentkind'],
  ['a query before it', '?utm_source=news?ref=parentkind'],
  ['an escaped second query', '?ref=parentkind%3Futm_source=news'],
  ['a semicolon', '?utm_source=news;ref=parentkind;utm_medium=email'],
  ['an invisible character inside', '?ref=parent%C2%ADkind'],
  ['the asterisks of a chat program', '?ref=*parentkind*'],
])('reads the code despite %s', (_, query) => {
  expect(inviteCodeIn(query)).toBe('parentkind');
});

test.each([
  ['an empty query', ''],
  ['an empty code', '?ref='],
  ['one letter', '?ref=a'],
  ['33 letters', `?ref=${'a'.repeat(33)}`],
  ['markup', '?ref=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['an address', '?ref=javascript:alert(1)'],
  ['another parameter', '?ref=a%26ct%3Db'],
  ['a path', '?ref=..%2F..%2Fetc'],
  ['letters of other scripts', '?ref=%D0%B0%D0%B1%D0%B2'],
  ['a character that equals a letter if case is ignored', '?ref=%E2%84%AA%E2%84%AA'],
  ['broken escapes', '?ref=%E0%A4%A'],
])('takes no code from %s', (_, query) => {
  expect(inviteCodeIn(query)).toBeNull();
});

test('the code is added to the App Store link as its campaign token', () => {
  expect(withCampaign(storeUrl, 'STANNES')).toBe(`${storeUrl}?ct=STANNES`);
  expect(withCampaign(`${storeUrl}?pt=12&ct=web`, 'STANNES')).toBe(`${storeUrl}?pt=12&ct=STANNES`);
  expect(withCampaign(storeUrl, null)).toBe(storeUrl);
});

test('an address of the site contains the code once', () => {
  const address = 'https://www.tuppence.example/?shop=60#mine';
  expect(withInvite(address, 'STANNES')).toBe(
    'https://www.tuppence.example/?shop=60&ref=STANNES#mine',
  );
  expect(withInvite(withInvite(address, 'old'), 'STANNES')).toBe(withInvite(address, 'STANNES'));
});

describe('in a tab', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** `kept` is the session storage, null if blocked. */
  async function open(search: string, kept: Map<string, string> | null = new Map()) {
    vi.resetModules();
    vi.stubGlobal('window', {
      location: { search },
      get sessionStorage() {
        if (!kept) throw new Error('refused');
        return {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
        };
      },
    });
    return import('./invite-code');
  }

  test('the code in the address is stored for later documents', async () => {
    const kept = new Map<string, string>();
    expect((await open('?ref=STANNES', kept)).inviteCode()).toBe('STANNES');
    const later = await open('', kept);
    expect(later.inviteCode()).toBe('STANNES');
    expect(later.codeForLinks()).toBeNull();
    expect((await open('?ref=PTA-2026', kept)).inviteCode()).toBe('PTA-2026');
  });

  test('there is no code if the address has none, or if the stored one is invalid', async () => {
    expect((await open('')).inviteCode()).toBeNull();
    expect((await open('', new Map([['invite-code', '<b>']]))).inviteCode()).toBeNull();
    expect((await open('')).codeForLinks()).toBeNull();
  });

  test('listeners are called once per new code until they unsubscribe', async () => {
    const { inviteCode, onInviteCode, takeInviteCode } = await open('?ref=STANNES');
    expect(inviteCode()).toBe('STANNES');
    const listener = vi.fn();
    const end = onInviteCode(listener);
    for (const query of ['?ref=STANNES', '?shop=60', '?ref=a', '?ref=PTA']) takeInviteCode(query);
    expect(listener).toHaveBeenCalledOnce();
    expect(inviteCode()).toBe('PTA');
    end();
    takeInviteCode('?ref=OTHER');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('links carry the code if the browser refuses to store it', async () => {
    const { codeForLinks, inviteCode } = await open('?ref=STANNES', null);
    expect(inviteCode()).toBe('STANNES');
    expect(codeForLinks()).toBe('STANNES');
  });
});
