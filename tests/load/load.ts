/**
 * `npm run load` signs people up over 1, 5, 20 and 50 connections while pages are read, kills the
 * server under the last of them, and counts the acknowledged rows. It also prints what the server
 * holds in memory. `-- --memory` signs 10,000 people up and reads 100,000 pages before that.
 */
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import autocannon from 'autocannon';
import { root, signUp, startServerProcess } from '../browser/server-process.ts';
import { built } from '../browser/site.ts';

const seconds = 10;
const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false } } });
const scratch = path.join(root, '.cache', `load-${process.pid}`);
mkdirSync(scratch, { recursive: true });
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const start = () =>
  startServerProcess(built('site'), {
    TUPPENCE_DATA: path.join(scratch, 'data'),
    NODE_OPTIONS: '--max-semi-space-size=4', // As `npm run serve`.
  });
let server = await start();

/** Of the server, in MB. Linux only. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}

const acknowledged: string[] = [];
const { publishable } = machineKeys(paths.keys);
let people = 0;

/** `amount` of requests, or as many as 10 s allow. */
const signUps = (connections: number, amount?: number) =>
  autocannon({
    url: `${server.url}/rest/v1/email_signups`,
    method: 'POST',
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    setupClient(client) {
      let email = '';
      const next = () => {
        people += 1;
        email = `person${people}@example.org`;
        client.setHeadersAndBody(
          {
            apikey: publishable,
            'Content-Type': 'application/json',
            'X-Forwarded-For': `198.51.${people % 250}.${(people >> 8) % 250}`,
          },
          JSON.stringify({ email, metadata: { acceptedTerms: true } }),
        );
      };
      next();
      client.on('response', (status) => {
        if (status === 201) acknowledged.push(email);
        next();
      });
    },
  });
const read = (amount?: number) =>
  autocannon({
    url: server.url,
    connections: 2,
    ...(amount ? { amount } : { duration: seconds }),
    requests: [{ path: '/' }, { path: '/charities' }, { path: '/made-in-hackney' }],
    headers: { 'Accept-Encoding': 'br' },
  });

await read(100);
console.log(`memory at rest: ${memory()} MB`);
const table: Record<number, object> = {};
for (const connections of [1, 5, 20, 50]) {
  const [joined, pages] = await Promise.all([signUps(connections), read()]);
  table[connections] = {
    'signups a second': Math.round(joined['2xx'] / seconds),
    refused: joined.non2xx + joined.errors,
    'p50 ms': joined.latency.p50,
    'p97.5 ms': joined.latency.p97_5,
    'pages a second': Math.round(pages['2xx'] / seconds),
    'memory MB': memory(),
  };
}
console.table(table);
if (values.memory) {
  await signUps(20, 10_000);
  for (const count of [50_000, 100_000]) {
    await read(50_000);
    console.log(`memory after 10,000 more signups and ${count} pages: ${memory()} MB`);
  }
}
acknowledged.length = 0;
const last = signUps(20);
setTimeout(() => server.child.kill('SIGKILL'), (seconds * 1000) / 2);
await once(server.child, 'exit');
const counted = [...acknowledged];
await last;
server = await start();
let lost = 0;
// A second signup of a stored address is refused.
for (const email of counted) if ((await signUp(server.url, email)) !== 409) lost += 1;
console.log(`killed: ${counted.length} acknowledged, ${lost} lost`);
await server.stop();
process.exit(lost > 0 ? 1 : 0);
