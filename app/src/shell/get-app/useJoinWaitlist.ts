import { useCallback } from 'react';
import { waitlistMessages } from '../../content/messages';
import { joinWaitlist } from '../../services/signups';
import { useToasts } from '../toasts/ToastProvider';

/** Joins the waitlist and tells the visitor how it went, in the words of the specification (§8). */
export function useJoinWaitlist() {
  const showToast = useToasts();
  return useCallback(
    async (values: { email: string; website: string }, successMessage?: string) => {
      const result = await joinWaitlist({ email: values.email, honeypot: values.website });
      if (result.ok) showToast(waitlistMessages.joined(successMessage));
      else if (result.reason !== 'pending') showToast(waitlistMessages[result.reason]);
    },
    [showToast],
  );
}
