import { waitlist, waitlistForm } from '@tuppence/content/waitlist';
import { EarlyAccessDialog, type EarlyAccessValues } from '@tuppence/ui/dialogs';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { env } from '../../env';
import { prefetchSupabase } from '../../services/supabase';
import { focusOn } from '../links/focus';
import type { GetAppDialogProps } from './get-app-dialog';
import { useJoinWaitlist } from './use-join-waitlist';

/** The early-access dialog (docs/behaviour.md 4.3). */
export function GetAppDialog({ open, onClose, charity }: GetAppDialogProps) {
  // After a failure, the notice reopens the dialog with these values.
  const [taken, setTaken] = useState<EarlyAccessValues>();
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the dialog takes focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // The pressed action disappears, so closing must return focus to the original opener.
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
