import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { machineKeys } from '../src/accounts/keys.ts';
import { closeServer, listen, localUrl } from '../src/server/http-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tuppence-standstill-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

it('a client that never reads the response is disconnected', { timeout: 30_000 }, async () => {
  const server = await listen(0, '127.0.0.1', { idleMs: 500 });
  server.on('request', (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'connection');
  await expect.poll(() => connectionsOf(server), { timeout: 20_000 }).toBe(0);
  socket.destroy();
  server.close();
});

it('one network address cannot take all connections', async () => {
  const proxy = '127.0.0.2';
  const server = await listen(0, '127.0.0.1', { isProxy: (peer) => peer === proxy });
  server.on('request', (_, response) => response.end('served'));
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const sockets: Socket[] = [];
    // The system keeps 511 at most until they are accepted.
    for (let round = 0; round < 11; round += 1) {
      const some = Array.from({ length: 100 }, () =>
        connect({ port, host: '127.0.0.1', localAddress }).resume(),
      );
      await Promise.all(some.map((socket) => once(socket, 'connect')));
      sockets.push(...some);
    }
    return sockets;
  };
  const sockets = await open('127.0.0.1');
  await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(100);
  const others = await open(proxy);
  const visitor = get({ port, host: '127.0.0.1', localAddress: '127.0.0.3', agent: false });
  const [answer] = await once(visitor, 'response');
  expect(await text(answer)).toBe('served');
  expect(others.filter((socket) => socket.closed)).toEqual([]);
  for (const socket of [...sockets, ...others]) socket.destroy();
  await expect.poll(() => connectionsOf(server), { timeout: 20_000 }).toBe(0);
  const again = get({ port, host: '127.0.0.1', agent: false });
  const [served] = await once(again, 'response');
  expect(await text(served)).toBe('served');
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
