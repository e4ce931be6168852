/** Serves the built site as it lies there, with its security headers: `npm run serve`, for tests. */
import { serveSite } from '../../app/commands/serve.ts';

await serveSite();
