/** `npm run restore -- FILE`: fills an empty data folder from a backup. */
import { runRestore } from '@tuppence/supabase-embedded/restore';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runRestore(paths.supabase);
