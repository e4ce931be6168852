import { putBack, waitlistMessages } from '@tuppence/content/waitlist/copy';
import type { WaitlistValues } from '@tuppence/ui/dialogs';
import { useCallback } from 'react';
import { joinWaitlist } from '../../services/backend/waitlist';
import { inviteCode } from '../../services/browser/invite-code';
import type { CharityReference } from '../../services/charities/find-charities';
import { afterDialogMs } from '../toasts/after-dialog-ms';
import { useToasts } from '../toasts/ToastProvider';

/** Visitors need time to reach the button of a failure notice. */
const offerMs = 20_000;
/** For two sentences. */
const readMs = 8_000;

/**
 * Joins the waitlist and shows the outcome (docs/behaviour.md 10.1). The form is emptied even on
 * failure, so the notice offers to restore the values (`onPutBack`).
 */
export function useJoinWaitlist(
  onPutBack: (values: WaitlistValues) => void,
  charity?: CharityReference,
  successMessage?: string,
) {
  const showToast = useToasts();
  return useCallback(
    async (values: WaitlistValues) => {
      const result = await joinWaitlist({ ...values, charity, ref: inviteCode() });
      const answer = result.ok
        ? waitlistMessages.joined(successMessage)
        : waitlistMessages[result.reason];
      const failed = !result.ok && result.reason === 'failed';
      const action = { ...putBack, onPress: () => onPutBack(values) };
      const options = failed ? { durationMs: offerMs, action } : { durationMs: readMs };
      setTimeout(() => showToast(answer, options), afterDialogMs);
      return answer;
    },
    [showToast, onPutBack, charity, successMessage],
  );
}
