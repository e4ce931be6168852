import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EmailMessage } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import { fillTemplate } from '../mail/mail.ts';

export type Confirmation = { digits: number; subject: string; content_path: string };

/**
 * Renews the confirmation link of an unconfirmed account. The service's own `resend` answers "too
 * soon" for each one.
 */
export async function newConfirmation(
  email: string,
  database: Database,
  { digits, subject, content_path }: Confirmation,
  siteUrl: string,
): Promise<EmailMessage | null> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  // The service finds links by this digest.
  const token = createHash('sha256')
    .update(email + code)
    .digest('hex');
  const { affectedRows } = await database.query(
    `update auth.users set confirmation_token = $1, confirmation_sent_at = now()
     where email = $2 and email_confirmed_at is null`,
    [token, email],
  );
  if (!affectedRows) return null;
  const link = `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: 'signup' })}`;
  const html = fillTemplate(readFileSync(content_path, 'utf8'), {
    SiteURL: siteUrl,
    TokenHash: token,
  });
  return { to: email, subject, text: link, html };
}
