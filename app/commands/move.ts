/** `npm run move -- postgres://…`: moves the data to a hosted project. */
import { runMove } from '@tuppence/supabase-embedded/move';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runMove(paths.supabase);
