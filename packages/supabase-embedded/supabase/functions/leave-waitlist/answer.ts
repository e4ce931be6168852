/** Leaves the waitlist with the token of an email. Rejects if that could not be stored. */
type Leave = (token: string) => Promise<unknown>;

/**
 * What mail programs call when somebody presses their button "Unsubscribe": a POST without cookies (RFC 8058). The
 * answer is the same for an unknown token. A GET changes nothing, because scanners open links: it leads to the page.
 */
export const leaveWaitlist =
  (siteUrl: string, leave: Leave) =>
  async ({ method, url }: Request): Promise<Response> => {
    const token = new URL(url).searchParams.get('token') ?? '';
    const headers = { 'Cache-Control': 'no-store' };
    if (method === 'GET' || method === 'HEAD') {
      const page = `${siteUrl}/waitlist?step=leave#token_hash=${encodeURIComponent(token)}`;
      return new Response(null, { status: 303, headers: { ...headers, Location: page } });
    }
    if (method !== 'POST')
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD, POST' } });
    try {
      await leave(token);
    } catch {
      return new Response('Please try again later.', {
        status: 503,
        headers: { ...headers, 'Retry-After': '60' },
      });
    }
    return new Response('You have left the waitlist.', { headers });
  };
