import type { IncomingMessage, ServerResponse } from 'node:http';
import { kindOf, type Log } from '../log.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export function withBoundary(handle: Handler, log: Log): Handler {
  return async (request, response) => {
    // It is not an error if a visitor leaves early.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      await handle(request, response);
    } catch (error) {
      log.error('[server] a request failed', { error: kindOf(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '1', 'Content-Length': 0 }).end();
    }
  };
}

/** Errors outside requests, such as in a library's timer, must not end the process. */
export function keepRunningOnErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error('[server] an error outside of a request', { error: kindOf(error) });
    });
  }
}
