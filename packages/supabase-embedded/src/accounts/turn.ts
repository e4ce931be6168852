import type { AuthBody } from './auth-body.ts';

/** Runs `work` in a transaction of its own: committed if the response is 2xx, otherwise rolled back. */
export type Turn = (
  work: (forward: (body?: AuthBody, method?: 'GET') => Promise<Response>) => Promise<Response>,
) => Promise<Response>;
