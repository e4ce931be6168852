/** Inserts a name, or rewrites the sentence without one. */
export function withName(text: string, name: string): string {
  if (name !== '') return text.replaceAll('{name}', () => name);
  const nameless = text
    .replace(/^\{name\}, /, '')
    .replaceAll(', {name}', '')
    .replaceAll('{name}', 'you');
  return nameless.charAt(0).toUpperCase() + nameless.slice(1);
}

export interface MailDraft {
  label: string;
  to: string;
  subject: string;
}

export function mailHref({ to, subject }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
