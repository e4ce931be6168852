import '@tuppence/ui/tokens';
import { hydrateSite } from '@tuppence/site/hydrate-site';
import { site } from './App';
import { env } from './env';

hydrateSite({
  ...site,
  // Tests fail on this message.
  onMismatch: (error) => {
    if (env.backend === 'embedded') console.error(error);
  },
});
