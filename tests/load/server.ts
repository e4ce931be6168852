// The server under load, in a process of its own so that it can be killed.
import { runServer } from '../../app/backend/server.ts';

await runServer({ site: import.meta.dirname });
