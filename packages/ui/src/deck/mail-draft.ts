export interface MailDraft {
  label: string;
  to: string;
  subject: string;
}

/** The `mailto:` address of a draft. */
export function mailHref({ to, subject }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
