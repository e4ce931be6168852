import { waitlist, waitlistForm } from '@tuppence/content/waitlist/copy';
import { Text } from '@tuppence/ui';
import { WaitlistForm, type WaitlistValues } from '@tuppence/ui/dialogs';
import { Stack } from '@tuppence/ui/layout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { env } from '../../env';
import { prefetchSupabase } from '../../services/backend/supabase';
import { useJoinWaitlist } from './use-join-waitlist';

interface InlineWaitlistProps {
  /** Closes a dialog that would cover the restored form. */
  onCloseDialog: () => void;
}

export function InlineWaitlist({ onCloseDialog }: InlineWaitlistProps) {
  const emailRef = useRef<HTMLInputElement>(null);
  // After a failure, the notice starts a new form with the entered values.
  const [start, setStart] = useState<{ round: number; values?: WaitlistValues }>({ round: 0 });
  const putBack = useCallback(
    (values: WaitlistValues) => {
      onCloseDialog();
      setStart(({ round }) => ({ round: round + 1, values }));
    },
    [onCloseDialog],
  );
  const join = useJoinWaitlist(putBack);
  useEffect(() => {
    if (start.round > 0) emailRef.current?.focus();
  }, [start]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that a field received focus
    <div onFocus={prefetchSupabase}>
      <Stack gap={4}>
        <Text>{env.waitlistMode ? waitlist.description : waitlist.iPhoneFirst}</Text>
        <WaitlistForm
          key={start.round}
          copy={waitlistForm}
          emailRef={emailRef}
          initialValues={start.values}
          onSubmit={join}
        />
      </Stack>
    </div>
  );
}
