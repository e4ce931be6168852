/** `npm run backup -- FILE`: copies the local data to a file, also while the server runs. */
import { runBackup } from '@tuppence/supabase-embedded/backup';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runBackup(paths.supabase);
