/** `npm run reset`: deletes the local data. */
import { runReset } from '@tuppence/supabase-embedded/reset';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runReset(paths.supabase);
