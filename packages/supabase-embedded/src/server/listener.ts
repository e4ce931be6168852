import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { problem } from '../problems.ts';
import { type Backend, isBackendPath } from './backend.ts';
import { pathOf, targetOf } from './static.ts';

type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void | Promise<void>;

/** Answers the backend's paths on a Node server, and passes all others to `next`. */
export function backendListener(backend: Promise<Backend>): Listener {
  const answer = getRequestListener(
    async (request, env) => {
      const { socket } = (env as { incoming: IncomingMessage }).incoming;
      const running = await backend.catch(() => null);
      return running
        ? running.fetch(request, { address: socket.remoteAddress })
        : problem(503, 'The backend did not start. The console shows the reason.');
    },
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    if (!isBackendPath(pathOf(request))) return next?.();
    request.url = targetOf(request);
    if (URL.canParse(`http://${request.headers.host}`)) return answer(request, response);
    response.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end();
  };
}
