/** `npm start`: builds the site, then serves it. */
import { rmSync } from 'node:fs';
import { watchParent } from '@tuppence/supabase-embedded/server';
import { buildSite } from '../build/build.ts';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';
import { serveSite } from './serve.ts';

const interrupt = () => process.exit(1);
process.on('exit', () => rmSync(paths.building, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
watchParent(interrupt);
loadRuntimeEnvironment();
await buildSite({ embedded: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupt);
await serveSite();
