import { expect, it } from 'vitest';
import { readServerEnvironment } from '../src/server/environment.ts';
import { clientAddress, isLocal, sharedAddress } from '../src/server/requests.ts';

const forwarded = new Request('http://localhost/', {
  headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
});
const proxies = (text: string) => readServerEnvironment({ TUPPENCE_PROXY: text }).proxies;

it.each([
  ['', '10.88.0.1', '10.88.0.1'],
  ['', '127.0.0.1', '203.0.113.7'],
  ['10.88.0.0/16', '10.88.0.1', '203.0.113.7'],
  ['10.88.0.0/16', '::ffff:10.88.0.1', '203.0.113.7'],
  ['10.88.0.0/16', '10.89.0.1', '10.89.0.1'],
  ['192.0.2.1, fd00::/64', 'fd00::5', '203.0.113.7'],
  ['192.0.2.1, fd00::/64', '192.0.2.2', '192.0.2.2'],
])('with TUPPENCE_PROXY=%s, a request from %s counts against %s', (text, peer, visitor) => {
  expect(clientAddress(forwarded, peer, { proxies: proxies(text) })).toBe(visitor);
});

it.each([
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['192.0.2.9, 198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['203.0.113.7', 2, sharedAddress],
  ['unknown', 1, sharedAddress],
  ['', 1, sharedAddress],
])('X-Forwarded-For %j through %i proxies counts against %s', (header, proxyHops, visitor) => {
  const request = new Request('http://localhost/', { headers: { 'X-Forwarded-For': header } });
  const trust = { proxyHops, production: true };
  expect(clientAddress(request, '127.0.0.1', trust)).toBe(visitor);
});

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80::1'],
])('the visitor %s counts as %s, which Postgres can read', (peer, visitor) => {
  expect(clientAddress(forwarded, peer)).toBe(visitor);
  const request = new Request('http://localhost/', { headers: { 'X-Forwarded-For': peer } });
  expect(clientAddress(request, '127.0.0.1')).toBe(visitor);
});

it('a request from a remote proxy never counts as local', () => {
  expect(isLocal(new Request('http://localhost/_operator/copy'), '10.88.0.1')).toBe(false);
});

it.each(['0.0.0.0/0', '::/0', 'proxy', '10.0.0.0/33', '10.0.0.0/x', '10.0.0'])(
  'refuses TUPPENCE_PROXY=%s with an error that names the variable',
  (text) => {
    expect(() => proxies(text)).toThrow(/TUPPENCE_PROXY must be addresses or networks/);
  },
);
