/** `npm run waitlist`: signups by day and by invite code, and with --csv FILE the rows; also while the server runs. */
import { runWaitlist } from '@tuppence/supabase-embedded/waitlist';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runWaitlist(paths.supabase);
