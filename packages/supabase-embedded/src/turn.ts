import type { AuthBody } from './auth-body.ts';

/** One turn with the database: what it changes is kept when the answer is a success, else undone. */
export type Turn = (
  work: (forward: (body?: AuthBody, method?: 'GET') => Promise<Response>) => Promise<Response>,
) => Promise<Response>;
