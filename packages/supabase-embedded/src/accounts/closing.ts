import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { fillTemplate } from '../mail/mail.ts';
import type { Turn } from './turn.ts';

/** The path for closing an account. */
export const closeAccountPath = '/rest/v1/rpc/close_account';

const subject = 'Your Tuppence account is closed';

/** Mails everyone whose account was closed, and deletes their addresses in the same turn. */
export function mailClosedAccounts(
  turn: Turn,
  database: PGlite,
  mails: EmailMessage[],
  templates: string,
): Promise<Response> {
  const part = (file: string) =>
    fillTemplate(readFileSync(join(templates, `account-closed.${file}`), 'utf8'), {});
  return turn(async () => {
    const { rows } = await database.query<{ email: string }>(
      'delete from public.closed_accounts returning email',
    );
    mails.push(
      ...rows.map(({ email }) => ({ to: email, subject, text: part('txt'), html: part('html') })),
    );
    return new Response(null, { status: 204 });
  });
}
