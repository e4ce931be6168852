/** `npm run charities -- FILE`: imports a public register into the charity finder. */
import { runCharities } from '@tuppence/supabase-embedded/charities';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runCharities(paths.supabase);
