import type { Database } from '../database/database.ts';

type Headers = Readonly<Record<string, string>>;

/** Does not check the token's signature. */
function sessionOf({ authorization = '' }: Headers): { id: string; user: string } | null {
  try {
    const { session_id: id, sub: user } = JSON.parse(
      Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    return typeof id === 'string' && typeof user === 'string' ? { id, user } : null;
  } catch {
    return null;
  }
}

/** Refuses a token that is still valid after its session ended, for example by sign-out. */
export async function refuseEndedSession(
  headers: Headers,
  database: Database,
): Promise<Response | null> {
  const session = sessionOf(headers);
  if (!session) return null;
  const { rows } = await database.query('select 1 from auth.sessions where id::text = $1', [
    session.id,
  ]);
  if (rows.length > 0) return null;
  // As PostgREST answers.
  const problem = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };
  return Response.json(problem, { status: 401 });
}

/** The caller must check the token first. */
export async function endOtherSessions(headers: Headers, database: Database): Promise<void> {
  const session = sessionOf(headers);
  if (!session) return;
  const values = [session.user, session.id];
  await database.query(
    'delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2',
    values,
  );
  await database.query(
    'delete from auth.sessions where user_id::text = $1 and id::text <> $2',
    values,
  );
}
