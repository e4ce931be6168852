// The server under load, in a process of its own so that it can be killed.
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { runServer } from '@tuppence/supabase-embedded/server';
import { paths } from '../../app/paths.ts';

const { publishable: publishableKey } = machineKeys(paths.keys);
await runServer({
  project: paths.supabase,
  site: import.meta.dirname,
  // For production, in which mails leave by SMTP.
  published: {
    origin: 'https://load.example',
    hasOwnOrigin: true,
    opensDemoGates: false,
    publishableKey,
  },
});
