/**
 * `npm run waitlist`: counts signups by day and by invite code; `--csv FILE` also exports them.
 * Works while the server runs.
 */
import { runWaitlist } from '@tuppence/supabase-embedded/waitlist';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runWaitlist(paths.supabase);
