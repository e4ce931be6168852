import type { EarlyAccessValues } from '@tuppence/ui/dialogs';
import { useCallback } from 'react';
import { waitlistMessages } from '../../content/messages';
import { joinWaitlist } from '../../services/signups';
import { useToasts } from '../toasts/ToastProvider';

/** Joins the waitlist and tells the visitor how it went, in the words of docs/behaviour.md 10.1. */
export function useJoinWaitlist() {
  const showToast = useToasts();
  return useCallback(
    async ({ email, acceptTerms, website }: EarlyAccessValues, successMessage?: string) => {
      const result = await joinWaitlist({ email, acceptedTerms: acceptTerms, honeypot: website });
      showToast(
        result.ok ? waitlistMessages.joined(successMessage) : waitlistMessages[result.reason],
      );
    },
    [showToast],
  );
}
