/** `npm start`: builds the site in a process of its own, whose memory ends with it, then serves it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '@tuppence/settings/paths';
import { helpIfAsked, watchParent } from '@tuppence/supabase-embedded/server';
import { loadRuntimeEnvironment } from './runtime-environment.ts';
import { serveSite } from './serve.ts';

helpIfAsked('npm start (npm run start): builds the site with the settings of .env, and serves it');
loadRuntimeEnvironment();
const program = join(paths.root, 'packages/publication/src/build.ts');
const build = spawn(process.execPath, [program, '--embedded'], { stdio: 'inherit' });
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const end = (signal: NodeJS.Signals) => build.kill(signal);
for (const signal of signals) process.on(signal, end);
watchParent(() => build.kill());
const [code] = await once(build, 'exit');
if (code !== 0) process.exit(1);
for (const signal of signals) process.off(signal, end);
await serveSite();
