import { waitlist, waitlistForm } from '@tuppence/content/waitlist';
import { Text } from '@tuppence/ui';
import { EarlyAccessForm, type EarlyAccessValues } from '@tuppence/ui/dialogs';
import { Stack } from '@tuppence/ui/layout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { env } from '../../env';
import { prefetchSupabase } from '../../services/supabase';
import { useJoinWaitlist } from './use-join-waitlist';

export function WaitlistForm() {
  const emailRef = useRef<HTMLInputElement>(null);
  // After a failure, the notice starts a new form with the entered values.
  const [start, setStart] = useState<{ round: number; values?: EarlyAccessValues }>({ round: 0 });
  const putBack = useCallback((values: EarlyAccessValues) => {
    setStart(({ round }) => ({ round: round + 1, values }));
  }, []);
  const join = useJoinWaitlist(putBack);
  useEffect(() => {
    if (start.round > 0) emailRef.current?.focus();
  }, [start]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that a field received focus
    <div onFocus={prefetchSupabase}>
      <Stack gap={4}>
        <Text>{env.waitlistMode ? waitlist.description : waitlist.iPhoneFirst}</Text>
        <EarlyAccessForm
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
