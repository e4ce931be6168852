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

/** The placeholders are named as in hosted Supabase. */
export const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{\{ \.(\w+) \}\}/g, (placeholder, name) => values[name] ?? placeholder);

/**
 * The email's links lead to `origin`. The templates have the default name of the site, because a
 * hosted project knows no other.
 */
export function writeMail(
  templates: string,
  { name, to, token = '' }: Draft,
  origin: string,
  siteName: string,
): EmailMessage {
  const read = (extension: string) => readFileSync(join(templates, `${name}.${extension}`), 'utf8');
  const write = (template: string, inForm = (value: string) => value) =>
    fill(
      template.replaceAll('Tuppence', () => inForm(siteName)),
      { Email: inForm(to), SiteURL: origin, TokenHash: token },
    );
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(read('html')) ?? [];
  return {
    to,
    subject: write(title),
    text: write(read('txt')),
    html: write(read('html'), escapeHtml),
  };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
