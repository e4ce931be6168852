import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Backend, isBackendPath } from './backend.ts';
import { problem } from './requests.ts';
import { pathOf } from './static.ts';

type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void | Promise<void>;

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
    const path = pathOf(request);
    if (!isBackendPath(path)) return next?.();
    if (isDecodable(path)) return answer(request, response);
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 400, message: 'The address cannot be decoded' }));
  };
}

/** The service fails at a path that does not decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
