/** An error response in this server's own format. `supabase-js` shows its message. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ code: status, message }, { status, headers });
}

/** The request was not answered, and may be sent again. */
export class Unavailable extends Error {
  readonly answer = problem(503, 'The server is busy. Try again in a moment.', {
    'Retry-After': '2',
  });
}
