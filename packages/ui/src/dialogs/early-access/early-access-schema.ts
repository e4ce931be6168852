import * as v from 'valibot';
import { emailAddress } from '../../forms/email-address';

export interface EarlyAccessMessages {
  email: string;
  acceptTerms: string;
}

export const earlyAccessSchema = (messages: EarlyAccessMessages) =>
  v.object({
    email: emailAddress(messages.email),
    acceptTerms: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, messages.acceptTerms),
    ),
    website: v.string(),
  });

/** Only robots fill in `website`, which is hidden (docs/behaviour.md 5). */
export type EarlyAccessValues = v.InferOutput<ReturnType<typeof earlyAccessSchema>>;

export const emptyEarlyAccess: EarlyAccessValues = { email: '', acceptTerms: false, website: '' };
