import { storeLabel } from '@tuppence/content/chrome/copy';
import { waitlist, waitlistForm } from '@tuppence/content/waitlist/copy';
import { WaitlistDialog, type WaitlistValues } from '@tuppence/ui/dialogs';
import { useEffect } from 'react';
import { env } from '../../env';
import { prefetchSupabase } from '../../services/backend/supabase';
import { useDevice } from '../DeviceProvider';
import { useStoreUrl } from '../invite/use-invite';
import type { AppDialogProps } from './app-dialog';
import { useJoinWaitlist } from './use-join-waitlist';

/** What was typed, if the dialog was closed before it was sent. */
let draft: WaitlistValues | undefined;

/** The waitlist's dialog (docs/behaviour.md 4.3). */
export function AppDialog({ open, onClose, charity, values, onRestore }: AppDialogProps) {
  const { device } = useDevice();
  const href = useStoreUrl();
  const join = useJoinWaitlist(onRestore, charity?.reference);
  useEffect(() => {
    if (open) prefetchSupabase();
  }, [open]);
  return (
    <WaitlistDialog
      copy={waitlistForm}
      title={waitlist.title}
      socialProof={waitlist.socialProof}
      store={device === 'unknown' ? { href, label: storeLabel } : undefined}
      open={open}
      onClose={onClose}
      initialValues={values ?? draft}
      onLeave={(left) => {
        draft = left;
      }}
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
