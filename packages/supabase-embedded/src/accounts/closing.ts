import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { ownMail } from '../mail/mail.ts';
import type { Turn } from './turns.ts';

/** The path for closing an account. */
export const closeAccountPath = '/rest/v1/rpc/close_account';

/** Mails everyone whose account was closed, and deletes their addresses in the same turn. */
export function mailClosedAccounts(
  turn: Turn,
  database: PGlite,
  mails: EmailMessage[],
  templates: string,
): Promise<Response> {
  return turn(async () => {
    const { rows } = await database.query<{ email: string }>(
      'delete from public.closed_accounts returning email',
    );
    mails.push(...rows.map(({ email }) => ownMail(templates, 'account-closed', email)));
    return new Response(null, { status: 204 });
  });
}
