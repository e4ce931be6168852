import type { EarlyAccessMessages } from './early-access-schema';
import type { LinkedText } from './TermsLabel';

/** The words of the form. */
export interface EarlyAccessFormCopy {
  /** Label of the email field. */
  emailLabel: string;
  /** Stands in the empty email field. */
  emailPlaceholder: string;
  /** The words beside the box, with links to what is agreed to. */
  agreement: LinkedText;
  /** What is said of an entry that cannot be sent. */
  messages: EarlyAccessMessages;
  /** Words of the button. Default `Submit`. */
  submit?: string | undefined;
  /** Words of the button while pending. Default `Submitting…`. */
  pending?: string | undefined;
}
