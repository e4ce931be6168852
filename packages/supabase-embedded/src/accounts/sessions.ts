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
  const find = 'select 1 from auth.sessions where id::text = $1';
  if ((await database.query(find, [session.id])).rows.length > 0) return null;
  // As PostgREST answers.
  const problem = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };
  return Response.json(problem, { status: 401 });
}

/** The caller must check the token first. */
export async function endOtherSessions(headers: Headers, database: Database): Promise<void> {
  const session = sessionOf(headers);
  if (!session) return;
  await database.query(
    `with ended as (delete from auth.sessions where user_id::text = $1 and id::text <> $2)
     delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2`,
    [session.user, session.id],
  );
}
