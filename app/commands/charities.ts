/** `npm run charities -- FILE`: fills the charity finder from a public register. */
import { runCharities } from '@tuppence/supabase-embedded/charities';
import { paths } from '../paths.ts';
import { loadRuntimeEnvironment } from './runtime-environment.ts';

loadRuntimeEnvironment();
await runCharities(paths.supabase);
