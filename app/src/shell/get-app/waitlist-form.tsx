import { EarlyAccessForm } from '@tuppence/ui/dialogs';
import { waitlistForm } from '../../content/waitlist';
import { prefetchSupabase } from '../../services/supabase';
import { useJoinWaitlist } from './useJoinWaitlist';

/** The waitlist in the page. */
export function WaitlistForm() {
  const join = useJoinWaitlist();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only that a field got the focus
    <div onFocus={prefetchSupabase}>
      <EarlyAccessForm copy={waitlistForm} onSubmit={join} />
    </div>
  );
}
