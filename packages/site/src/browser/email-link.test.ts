import { expect, test } from 'vitest';
import { emailLink } from './email-link';

test.each([
  ['as it was sent', '?step=confirm&for=password#token_hash=ab12&type=recovery'],
  ['with an escaped hash', '?step=confirm%23token_hash=ab12&type=recovery'],
  ['with an escaped fragment', '?step=confirm%23token_hash%3Dab12%26type%3Drecovery'],
  ['escaped twice', '?step=confirm%2523token_hash%253Dab12%2526type%253Drecovery'],
  ['with the fragment in the query', '?step=confirm&token_hash=ab12&type=recovery'],
  ['with an escaped ampersand', '?step=confirm#token_hash=ab12&amp;type=recovery'],
  ['with a full stop', '?step=confirm#token_hash=ab12&type=recovery.'],
  ['broken over two lines', '?step=confirm#token_hash=ab%0A%2012&type=reco%0Avery'],
  [
    'with the parameters of a tracker',
    '?step=confirm&utm_source=mail#token_hash=ab12&type=recovery',
  ],
  ['without its query', '#token_hash=ab12&type=recovery'],
])('reads a link %s', (_, address) => {
  expect(emailLink(address)).toEqual({ token: 'ab12', forPassword: true });
});

test('knows what a link without its fragment was for', () => {
  expect(emailLink('?step=confirm&for=password')).toEqual({ token: undefined, forPassword: true });
  expect(emailLink('?step=confirm')).toEqual({ token: undefined, forPassword: false });
});
