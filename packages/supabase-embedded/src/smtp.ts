import type { EmailDriver } from '@supabase/lite';
import { createTransport } from 'nodemailer';

/** Ports on which a connection starts with TLS; on others it is upgraded by STARTTLS. */
const tlsPort = 465;

/** Sends mails by SMTP. Throws a sentence when a setting is missing: else accounts would be made that cannot be confirmed. */
export function smtpDriver(env: NodeJS.ProcessEnv): EmailDriver {
  const {
    SMTP_HOST: host,
    SMTP_PORT: port = '587',
    SMTP_USER: user,
    SMTP_PASS: pass,
    SMTP_FROM: from,
  } = env;
  if (!host || !user || !pass || !from) {
    throw new Error(
      'Production needs a mail server for confirmation mails: set SMTP_HOST, SMTP_USER, SMTP_PASS and SMTP_FROM (SMTP_PORT is 587 by default).',
    );
  }
  const transport = createTransport({
    host,
    port: Number(port),
    secure: Number(port) === tlsPort,
    // Without TLS the password and everybody's links would cross the network in the clear.
    requireTLS: true,
    auth: { user, pass },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails hold text and links only, so the mailer may read no file and fetch no address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        ...(text === undefined ? {} : { text }),
        ...(html === undefined ? {} : { html }),
      });
    },
  };
}
