export interface MailDraft {
  label: string;
  to: string;
  subject: string;
}

export function mailHref({ to, subject }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
