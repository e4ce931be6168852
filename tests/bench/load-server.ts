// The server under load, in a process of its own so that it can be killed.
import { runServer } from '@tuppence/supabase-embedded/server';
import { paths } from '../../app/prerender/paths.ts';

await runServer({ project: paths.supabase, site: import.meta.dirname });
