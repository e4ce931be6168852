import type { PGlite } from '@supabase/lite/pglite';
import { restProblem } from '../server/requests.ts';

/** Does not check the token's signature. */
function sessionOf(request: Request): { id: string; user: string } | null {
  const payload = request.headers.get('authorization')?.split('.')[1] ?? '';
  try {
    const { session_id: id, sub: user } = JSON.parse(
      Buffer.from(payload, 'base64url').toString(),
    ) as Record<string, unknown>;
    return typeof id === 'string' && typeof user === 'string' ? { id, user } : null;
  } catch {
    return null;
  }
}

/** Refuses a token that is still valid after its session ended, for example by sign-out. */
export async function refuseEndedSession(
  request: Request,
  database: PGlite,
): Promise<Response | null> {
  const session = sessionOf(request);
  if (!session) return null;
  const { rows } = await database.query('select 1 from auth.sessions where id::text = $1', [
    session.id,
  ]);
  return rows.length > 0 ? null : restProblem(401, 'PGRST301', 'JWT expired');
}

/** The caller must check the token first. */
export async function endOtherSessions(request: Request, database: PGlite): Promise<void> {
  const session = sessionOf(request);
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
