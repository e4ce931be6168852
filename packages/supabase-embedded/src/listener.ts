import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Backend, isBackendPath } from './backend.ts';
import { problem } from './requests.ts';

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers the backend's paths on a Node server; everything else goes to `next`. */
export function backendListener(backend: Promise<Backend>): Listener {
  const answer = getRequestListener(
    async (request, env) => {
      const { socket } = (env as { incoming: IncomingMessage }).incoming;
      const running = await backend.catch(() => null);
      return running
        ? running.fetch(request, { address: socket.remoteAddress })
        : problem(503, 'The backend did not start; the console says why.');
    },
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (isBackendPath(path)) void answer(request, response);
    else next();
  };
}
