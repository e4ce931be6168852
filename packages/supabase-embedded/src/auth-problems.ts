/** A refusal as the account service words it, which the client library understands. */
export function authProblem(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...more },
    {
      status,
      headers: { 'X-Sb-Error-Code': code, 'Access-Control-Allow-Origin': '*', ...headers },
    },
  );
}

/** The same answer whether the address has no account or the password is wrong. */
export const wrongCredentials = () =>
  authProblem(400, 'invalid_credentials', 'Invalid login credentials');
/** Something that the request needs is missing or has a wrong form. */
export const invalidBody = (message: string) => authProblem(400, 'validation_failed', message);

/** The password is one that is too short, common, or holds the address. */
export const weakPassword = ({ reason, message }: { reason: string; message: string }) =>
  authProblem(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });
