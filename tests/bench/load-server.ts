// The server for load tests. It has its own process, so that it can be killed.
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { runServer } from '@tuppence/supabase-embedded/server';
import { paths } from '../../app/paths.ts';

const { publishable: publishableKey } = machineKeys(paths.keys);
await runServer({
  project: paths.supabase,
  site: import.meta.dirname,
  // As in production, where mails are sent by SMTP.
  published: {
    origin: 'https://load.example',
    hasOwnOrigin: true,
    opensDemoGates: false,
    publishableKey,
  },
});
