import * as v from 'valibot';
import { type EmailMessage, emailAddress } from '../../forms/email-address';

export interface WaitlistMessages {
  email: EmailMessage;
  acceptTerms: string;
}

export const waitlistSchema = (messages: WaitlistMessages) =>
  v.object({
    email: emailAddress(messages.email),
    acceptTerms: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, messages.acceptTerms),
    ),
    leaveEmpty: v.string(),
  });

/** People cannot see `leaveEmpty`, but programs that fill in forms may fill it too (docs/behaviour.md 5). */
export type WaitlistValues = v.InferOutput<ReturnType<typeof waitlistSchema>>;

export const emptyEarlyAccess: WaitlistValues = { email: '', acceptTerms: false, leaveEmpty: '' };
