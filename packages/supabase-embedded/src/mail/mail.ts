import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';

/** An email that is not written yet, with the name of its templates. */
export type Draft = {
  name: 'account-closed' | 'account-exists' | 'confirmation' | 'password-changed' | 'recovery';
  to: string;
  token?: string;
};

/** The service's emails have a link, of which only the token is used. */
export function draftsOf({ to, text = '' }: EmailMessage): Draft[] {
  const query = new URLSearchParams(/\/auth\/v1\/verify\?([^\s"'<>]+)/.exec(text)?.[1]);
  const token = query.get('token') ?? '';
  const name = { signup: 'confirmation', recovery: 'recovery' }[query.get('type') ?? ''];
  return name ? [{ name: name as Draft['name'], to, token }] : [];
}

/** The email's links lead to `origin`. The placeholders are named as in hosted Supabase. */
export function writeMail(
  templates: string,
  { name, to, token = '' }: Draft,
  origin: string,
): EmailMessage {
  const values: Record<string, string> = { Email: to, SiteURL: origin, TokenHash: token };
  const fill = (extension: string) =>
    readFileSync(join(templates, `${name}.${extension}`), 'utf8').replace(
      /\{\{\s*\.(\w+)\s*\}\}/g,
      (placeholder, key: string) => values[key] ?? placeholder,
    );
  const html = fill('html');
  const subject = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  return { to, subject, text: fill('txt'), html };
}
