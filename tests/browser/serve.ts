/** Serves the existing build with its security headers: `npm run serve`, for tests. */
import { serveSite } from '../../app/commands/serve.ts';

await serveSite();
