import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EmailDriver } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { fillTemplate } from './mail.ts';
import type { Settings } from './settings.ts';

/**
 * Sends a new confirmation link to an address that is still unconfirmed.
 * The service itself answers every `resend` with "too soon" and never sends a second mail, which
 * would leave a donor with an expired link no way in. Returns null where its own answer is right.
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
  // The service looks links up by this digest of address and code.
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
