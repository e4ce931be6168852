/** Lets pages of any origin read the responses. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Location, Retry-After',
};

export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** An error response in the format of RFC 9457. */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: titles[status], status, detail, ...more },
    { status, headers: { ...cors, ...headers, 'Content-Type': 'application/problem+json' } },
  );
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
};
