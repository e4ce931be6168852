/** `npm run check:deploy -- URL`: checks that the emails of a deployment link only to its site. */
import { runCheckDeploy } from '@tuppence/supabase-embedded/check-deploy';

await runCheckDeploy();
