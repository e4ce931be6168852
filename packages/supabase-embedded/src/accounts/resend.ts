import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { fillTemplate } from '../mail/mail.ts';
import type { Settings } from '../server/settings.ts';

/**
 * Sends a new confirmation link to an address that is not confirmed yet. The service itself answers every
 * `resend` with "too soon", so a donor with an expired link could never sign in. Returns null if there is
 * nothing to send.
 */
export async function resendConfirmation(
  email: string,
  database: PGlite,
  settings: Settings,
  siteUrl: string,
  mail: EmailDriver,
): Promise<Response | null> {
  const { rows } = await database.query<{ id: string; email: string }>(
    `select id, email from auth.users
     where email = $1 and email_confirmed_at is null`,
    [email],
  );
  const [user] = rows;
  const template = settings.auth.email.template.confirmation;
  if (!user || !template) return null;

  const digits = settings.auth.email.otp_length;
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  // The service finds links by this digest.
  const token = createHash('sha256')
    .update(user.email + code)
    .digest('hex');
  await database.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2',
    [token, user.id],
  );
  const link = `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: 'signup' })}`;
  const html = fillTemplate(readFileSync(template.content_path, 'utf8'), {
    SiteURL: siteUrl,
    TokenHash: token,
    Token: code,
    Email: user.email,
  });
  await mail.send({ to: user.email, subject: template.subject, text: `${code}\n${link}`, html });
  return Response.json({});
}
