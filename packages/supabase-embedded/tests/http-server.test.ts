import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { machineKeys } from '../src/accounts/keys.ts';
import { closeServer, listen, localUrl } from '../src/server/http-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-standstill-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('a client that never reads the response is disconnected', { timeout: 30_000 }, async () => {
  const server = await listen(0, '127.0.0.1', 500);
  server.on('request', (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'connection');
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  socket.destroy();
  server.close();
});

it('a stopping server still answers the requests that it has received', async () => {
  const server = await listen(0, '127.0.0.1');
  server.on('request', (_, response) => setTimeout(() => response.end('whole'), 200));
  const [answer] = await Promise.all([
    once(get(localUrl(server), { agent: false }), 'response'),
    once(server, 'request').then(() => closeServer(server)),
  ]);
  expect(await text(answer[0])).toBe('whole');
});

it.each(['', '{', '{}', '{"publishable":"sb_publishable_000000","secret":"","jwtSecret":""}'])(
  'a keys file with the content %j is reported as damaged',
  (content) => {
    const file = join(scratch, 'keys.json');
    writeFileSync(file, content);
    expect(() => machineKeys(file)).toThrow(/keys\.json is damaged/);
  },
);

it('if the folder of the keys file cannot be created, the error says so', () => {
  const file = join(scratch, 'a-file');
  writeFileSync(file, '');
  expect(() => machineKeys(join(file, 'keys.json'))).toThrow(
    /keys\.json cannot be opened or written: part of its path is not a folder/,
  );
});
