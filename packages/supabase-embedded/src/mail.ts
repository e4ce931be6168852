import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailDriver, type EmailMessage, SmtpEmailDriver } from '@supabase/lite';

/** How the request that causes a mail wants its link to be. */
export type LinkWishes = {
  /** Where the link leads after verifying; the verify endpoint applies the allow-list. */
  redirectTo: string | null;
  /** The origin the donor is on; null keeps the configured one. */
  origin: string | null;
};

const verifyLink = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const textTemplates: Record<string, string> = {
  signup: 'confirmation.txt',
  recovery: 'recovery.txt',
};

/**
 * Finishes a mail: links lead where the request asked for (the service always sends people to
 * its site address), and the text part comes from our own template.
 */
export function finishMail(
  templates: string,
  mail: EmailMessage,
  wishes: LinkWishes,
): EmailMessage {
  const rewrite = (text: string) => text.replace(verifyLink, (link) => withWishes(link, wishes));
  const html = mail.html === undefined ? undefined : rewrite(mail.html);
  const text = rewrite(mail.text ?? '');
  const link = text.match(verifyLink)?.[0];
  const kind = link ? (new URL(link).searchParams.get('type') ?? '') : '';
  const file = textTemplates[kind];
  const values: Record<string, string> = {
    ConfirmationURL: link ?? '',
    Token: text.match(/\b\d{6,10}\b/)?.[0] ?? '',
    Email: mail.to,
  };
  const finished = file
    ? readFileSync(join(templates, file), 'utf8').replace(
        /\{\{\s*\.(\w+)\s*\}\}/g,
        (_, name: string) => values[name] ?? '',
      )
    : text;
  return { ...mail, text: finished, ...(html === undefined ? {} : { html }) };
}

function withWishes(link: string, { redirectTo, origin }: LinkWishes): string {
  const url = new URL(link.replaceAll('&amp;', '&'));
  if (redirectTo) url.searchParams.set('redirect_to', redirectTo);
  return origin ? `${origin}${url.pathname}${url.search}` : url.href;
}

/** The driver handed to the service: each mail is finished by the wishes of the request in turn. */
export function finishingDriver(
  templates: string,
  wishes: () => LinkWishes,
  deliver: EmailDriver,
): EmailDriver {
  return { send: async (mail) => deliver.send(finishMail(templates, mail, wishes())) };
}

/** Sends production's mails. Throws a sentence when a setting is missing: an account nobody can confirm is worse. */
export function smtpDriver(env: NodeJS.ProcessEnv): EmailDriver {
  const {
    SMTP_HOST: host,
    SMTP_PORT = '587',
    SMTP_USER: user,
    SMTP_PASS: pass,
    SMTP_FROM: from,
  } = env;
  if (!host || !user || !pass || !from) {
    throw new Error(
      'Production needs a mail server for confirmation mails: set SMTP_HOST, SMTP_USER, SMTP_PASS and SMTP_FROM (SMTP_PORT is 587 by default).',
    );
  }
  return new SmtpEmailDriver({ host, port: Number(SMTP_PORT), user, pass, from });
}
