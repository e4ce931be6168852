/** An error response in the format of the account service. */
export function authProblem(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): Response {
  const body = { code: status, error_code: code, msg: message, ...more };
  return Response.json(body, { status, headers });
}

/** The same answer for an unknown account and for a wrong password. */
export const wrongCredentials = () =>
  authProblem(400, 'invalid_credentials', 'Invalid login credentials');

export const invalidBody = (message: string) => authProblem(400, 'validation_failed', message);
