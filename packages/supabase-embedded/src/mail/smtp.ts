import { createTransport } from 'nodemailer';
import { OperatorError } from '../errors.ts';
import { smtpVariables, type Variables } from '../server/environment.ts';
import type { MailDriver, MailError } from './mail-queue.ts';

const none = () => undefined;
const silent = { trace: none, info: none, warn: none, error: none, fatal: none, level: none };

export function smtpDriver(env: Variables): MailDriver {
  const [host, user, pass, from] = smtpVariables.map((name) => env[name]?.trim());
  const port = Number(env.SMTP_PORT?.trim() || 587);
  if (!host || !user || !pass || !from)
    throw new OperatorError(`Emails need a mail server: set ${smtpVariables.join(', ')}.`);
  const settings = {
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
    transactionLog: true,
  };
  return {
    send: async ({ to, ...letter }) => {
      let isAsked = false;
      // The mailer tells only its log how far it came: after code 354 the server is given the email.
      const debug = (_: unknown, line: string) => {
        if (line.startsWith('354')) isAsked = true;
      };
      const logger = { ...silent, debug };
      await createTransport({ ...settings, logger })
        .sendMail({
          from,
          // Nodemailer reads an object as one address. A string could contain several.
          to: { name: '', address: to },
          ...letter,
        })
        .catch((error: MailError) => {
          throw Object.assign(error, { mayHaveArrived: isAsked && !error.responseCode });
        });
    },
  };
}
