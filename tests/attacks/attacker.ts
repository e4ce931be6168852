/**
 * Usage: node tests/attacks/attacker.ts URL KEY ADDRESS BODY COPIES SECONDS. Prints how often it was
 * answered with each status.
 */
import { Agent, request } from 'node:http';

const [url = '', apikey = '', address = '', one = '', copies = '1', seconds = '0'] =
  process.argv.slice(2);
const connections = 4;
const body = copies === '1' ? one : `[${Array.from({ length: Number(copies) }, () => one).join()}]`;
const until = performance.now() + Number(seconds) * 1000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<string, number> = {};

function send(): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      apikey,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      ...(address ? { 'X-Forwarded-For': address } : {}),
    };
    const sent = request(url, { method: 'POST', agent, headers });
    sent.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(String(response.statusCode)));
    });
    // A server may close the connection before it has read everything.
    sent.on('error', () => resolve('closed'));
    sent.end(body);
  });
}
const attack = async () => {
  while (performance.now() < until) {
    const status = await send();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
};
await Promise.all(Array.from({ length: connections }, attack));
console.log(JSON.stringify(statuses));
process.exit();
