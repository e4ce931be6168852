import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { paths } from '@tuppence/settings/paths';
import { machineKeys } from '@tuppence/supabase-embedded/keys';

export const root = path.resolve(import.meta.dirname, '../..');

export type ServerProcess = Awaited<ReturnType<typeof startCommand>>;

/** Starts a command, and waits for the address that the server prints. */
export async function startCommand(
  command: string,
  parameters: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
) {
  // A separate process group, so that npm and its server end together.
  const child = spawn(command, parameters, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part;
        const found = /Tuppence is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (found) resolve(Number(found));
      });
    }
    child.once('close', (code) => reject(new Error(`exited with ${code}: ${said.trim()}`)));
  });
  const url = `http://localhost:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port,
    child,
    said: () => said,
    stillAnswers: async () => (await fetch(`${url}/health`)).status === 200 && !hasEnded(),
    stop: async () => {
      if (hasEnded() || !child.pid) return;
      process.kill(-child.pid, 'SIGTERM');
      // npm may exit before the server, which keeps the output open.
      await once(child, 'close');
    },
  };
}

export const serverArguments = (site: string) => ['tests/browser/serve-folder.ts', site];

/** Serves a folder, by default with a database in memory. */
export function startServerProcess(
  site: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory', ...environment };
  return startCommand(process.execPath, serverArguments(site), { cwd: root, env });
}

/** Joins the waitlist. Returns the HTTP status. */
export async function signUp(url: string, email: string, keys = paths.keys): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/email_signups`, {
    method: 'POST',
    headers: { apikey: machineKeys(keys).publishable, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, metadata: { acceptedTerms: true } }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
