import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';

const verifyLink = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/;
const textTemplates: Record<string, string> = {
  signup: 'confirmation.txt',
  recovery: 'recovery.txt',
};

/** Replaces a template's placeholders, which have the names of hosted Supabase. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Completes a mail of the service: links lead to `origin`, and the text part is made from our template. */
export function finishMail(
  templates: string,
  mail: EmailMessage,
  siteUrl: string,
  origin: string,
): EmailMessage {
  const link = mail.text?.match(verifyLink)?.[0];
  const query = link ? new URL(link).searchParams : new URLSearchParams();
  const file = textTemplates[query.get('type') ?? ''];
  const values = {
    SiteURL: origin,
    TokenHash: query.get('token') ?? '',
    Token: mail.text?.match(/\b\d{6,10}\b/)?.[0] ?? '',
    Email: mail.to,
  };
  const moved = (text: string) => text.replaceAll(`${siteUrl}/auth`, () => `${origin}/auth`);
  const text = file
    ? fillTemplate(readFileSync(join(templates, file), 'utf8'), values)
    : moved(mail.text ?? '');
  return { ...mail, text, ...(mail.html === undefined ? {} : { html: moved(mail.html) }) };
}

/** Creates a mail that the service does not know. Its subject is the title of the template. */
export function ownMail(
  templates: string,
  name: 'password-changed' | 'account-exists',
  to: string,
  origin: string,
): EmailMessage {
  const fill = (ending: string) =>
    fillTemplate(readFileSync(join(templates, `${name}.${ending}`), 'utf8'), {
      Email: to,
      SiteURL: origin,
    });
  const html = fill('html');
  const subject = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  return { to, subject, text: fill('txt'), html };
}
