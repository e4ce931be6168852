/** `npm run check:deploy -- URL`: whether the mails of a deployment lead to its site alone. */
import { runCheckDeploy } from '@tuppence/supabase-embedded/check-deploy';

await runCheckDeploy();
