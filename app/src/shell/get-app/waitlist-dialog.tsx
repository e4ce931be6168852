import { EarlyAccessDialog, type EarlyAccessValues } from '@tuppence/ui/dialogs';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { waitlist, waitlistForm } from '../../content/waitlist';
import { env } from '../../env';
import { prefetchSupabase } from '../../services/supabase';
import { focusOn } from '../links/focus';
import type { GetAppDialogProps } from './get-app-dialog';
import { useJoinWaitlist } from './useJoinWaitlist';

/**
 * What "Join waitlist" opens, and "Get the app" on devices that can neither run the app nor be
 * scanned. Links of its label close it; the site follows them like any other.
 */
export function GetAppDialog({ open, onClose, charity }: GetAppDialogProps) {
  // After a failure the values that the form lost open the dialog again.
  const [taken, setTaken] = useState<EarlyAccessValues>();
  const opener = useRef<Element | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // The notice that puts the values back disappears, so the focus first moves to what opened the dialog: there
  // it returns when the dialog closes.
  const putBack = useCallback((values: EarlyAccessValues) => {
    focusOn(opener.current);
    setTaken(values);
  }, []);
  const join = useJoinWaitlist(putBack, charity?.reference);
  function close() {
    setTaken(undefined);
    onClose();
  }
  useEffect(() => {
    if (open) prefetchSupabase();
  }, [open]);
  return (
    <EarlyAccessDialog
      copy={waitlistForm}
      title={waitlist.title}
      successMessage={waitlist.successMessage}
      socialProof={waitlist.socialProof}
      open={open || taken !== undefined}
      onClose={close}
      initialValues={taken}
      onSubmit={join}
      description={
        charity
          ? waitlist.forCharity(charity.name)
          : env.waitlistMode
            ? waitlist.description
            : waitlist.iPhoneFirst
      }
    />
  );
}
