/** A mail that the visitor's own program opens, addressed and with its subject. */
export interface MailDraft {
  /** Words of the button. */
  label: string;
  /** The address. */
  to: string;
  /** The subject line, as it is sent. */
  subject: string;
}

/** The address of a draft. */
export function mailHref({ to, subject }: Pick<MailDraft, 'to' | 'subject'>): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
