import { createTransport } from 'nodemailer';
import { smtpVariables, type Variables } from '../server/environment.ts';
import type { MailDriver } from './mail-queue.ts';

export function smtpDriver(env: Variables): MailDriver {
  const [host, user, pass, from] = smtpVariables.map((name) => env[name]?.trim());
  const port = Number(env.SMTP_PORT?.trim() || 587);
  if (!host || !user || !pass || !from)
    throw new Error(`Production needs a mail server: set ${smtpVariables.join(', ')}.`);
  const transport = createTransport({
    host,
    port,
    // A connection to port 465 starts with TLS. Other ports use STARTTLS.
    secure: port === 465,
    // Without TLS, the password and all links would be sent in plain text.
    requireTLS: true,
    auth: { user, pass },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The emails have no attachments, so the mailer need not read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...letter }) => {
      await transport.sendMail({
        from,
        // Nodemailer reads an object as one address. A string could contain several.
        to: { name: '', address: to },
        ...letter,
      });
    },
  };
}
