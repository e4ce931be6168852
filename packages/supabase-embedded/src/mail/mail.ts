import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';

const verifyLink = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/;
const textTemplates: Record<string, string> = {
  signup: 'confirmation.txt',
  recovery: 'recovery.txt',
};

/** The placeholders are named as in hosted Supabase. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The email template has an unknown placeholder: ${name}`);
    return value;
  });
}

/** Points the `/auth` links to `origin`, and gives the auth service's emails our plain text. */
export function finishMail(
  templates: string,
  mail: EmailMessage,
  siteUrl: string,
  origin: string,
): EmailMessage {
  const { text = '', html = '' } = mail;
  const query = new URLSearchParams(verifyLink.exec(text)?.[0].split('?')[1]);
  const file = textTemplates[query.get('type') ?? ''];
  const moved = (part: string) => part.replaceAll(`${siteUrl}/auth`, () => `${origin}/auth`);
  return {
    ...mail,
    text: file
      ? fillTemplate(readFileSync(join(templates, file), 'utf8'), {
          SiteURL: origin,
          TokenHash: query.get('token') ?? '',
        })
      : moved(text),
    html: moved(html),
  };
}

/** Creates an email that the auth service cannot send. */
export function ownMail(
  templates: string,
  name: 'password-changed' | 'account-exists' | 'account-closed',
  to: string,
  siteUrl = '',
): EmailMessage {
  const fill = (extension: string) =>
    fillTemplate(readFileSync(join(templates, `${name}.${extension}`), 'utf8'), {
      Email: to,
      SiteURL: siteUrl,
    });
  const html = fill('html');
  const subject = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  return { to, subject, text: fill('txt'), html };
}
