// The server under load, in a process of its own so that it can be killed.
import { runServer } from '@tuppence/supabase-embedded/server';

await runServer({ site: import.meta.dirname });
