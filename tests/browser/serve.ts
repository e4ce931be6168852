/** Serves the built site as it lies there, with its security headers: `npm start` without the build. */
import { runServer } from '../../app/backend/server.ts';
import { publishedHeaders } from '../../app/build/published-headers.ts';

await runServer({ headers: publishedHeaders() });
