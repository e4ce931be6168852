import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { machineKeys } from '../src/accounts/keys.ts';
import { projectPaths } from '../src/paths.ts';
import { embeddedBackend } from '../src/server/vite-plugin.ts';
import { project } from './harness.ts';

vi.stubEnv('TUPPENCE_DATA', 'memory');
const root = mkdtempSync(join(tmpdir(), 'tuppence-vite-'));
writeFileSync(join(root, 'index.html'), '<h1>Development</h1>');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { publishable } = machineKeys(projectPaths(project).keys);
const url = (server: ViteDevServer) => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

it('Vite serves page and backend on one origin, and its restarts lose nothing', async () => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [embeddedBackend({ project })],
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  try {
    expect(await (await fetch(url(server))).text()).toContain('Development');
    expect((await fetch(`${url(server)}/_mailbox.json`)).status).toBe(200);
    const stored: string[] = [];
    let people = 0;
    let isRunning = true;
    const join = async (email: string) => {
      const response = await fetch(`${url(server)}/rest/v1/email_signups`, {
        method: 'POST',
        headers: { apikey: publishable, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, metadata: { acceptedTerms: true } }),
      }).catch(() => null);
      return response?.status;
    };
    const visitor = async () => {
      while (isRunning) {
        people += 1;
        const email = `dev${people}@example.org`;
        if ((await join(email)) === 201) stored.push(email);
        else await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    for (let restart = 0; restart < 3; restart += 1) {
      const before = stored.length;
      await vi.waitFor(() => expect(stored.length).toBeGreaterThan(before + 5), 60_000);
      await server.restart();
    }
    isRunning = false;
    await Promise.all(visitors);
    for (const email of stored) expect(await join(email), email).toBe(409);
  } finally {
    await server.close();
  }
}, 180_000);
