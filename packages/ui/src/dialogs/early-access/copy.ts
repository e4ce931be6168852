import type { LinkedText } from '../../components/link/TextWithLinks';
import type { EarlyAccessMessages } from './early-access-schema';

export interface EarlyAccessFormCopy {
  emailLabel: string;
  emailPlaceholder: string;
  /** The label of the checkbox, with links to the terms. */
  agreement: LinkedText;
  messages: EarlyAccessMessages;
  /** Default `Submit`. */
  submit?: string | undefined;
  /** Default `Submitting…`. */
  pending?: string | undefined;
}
