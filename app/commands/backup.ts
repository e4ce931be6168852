/** `npm run backup -- FILE`: backs up the local data to a file. The server may be running. */
import { runBackup } from '@tuppence/supabase-embedded/backup';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runBackup(paths.supabase);
