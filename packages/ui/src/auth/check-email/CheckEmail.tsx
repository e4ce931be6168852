'use client';

import { useId } from 'react';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { Text } from '../../components/text';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { Inline } from '../../layout/inline';
import { form } from '../auth-form/AuthForm.css';

export interface CheckEmailProps {
  /** What to do where no mail comes. */
  hint: string;
  /** Sends the mail once more. */
  onSendAgain: () => Promise<void>;
  /** Back to the form, with what was typed in it. */
  onChangeAddress: () => void;
  /** Why the last mail was not sent. It stays until it is tried again. */
  problem?: FormProblem | undefined;
  /** Default "Send again". */
  sendAgainLabel?: string | undefined;
  /** Words of that button meanwhile. Default "Sending...". */
  pendingLabel?: string | undefined;
  /** Default "Change address". */
  changeLabel?: string | undefined;
}

/** In the form's place after a sign-up: the mail once more, or another address. The frame says where to look. */
export function CheckEmail({
  hint,
  onSendAgain,
  onChangeAddress,
  problem,
  sendAgainLabel = 'Send again',
  pendingLabel = 'Sending...',
  changeLabel = 'Change address',
}: CheckEmailProps) {
  const problemId = useId();
  const { pending, submitOnce } = useSingleSubmit<void>(onSendAgain);
  return (
    <div className={form}>
      <FormFields>
        <Text tone="muted">{hint}</Text>
        {problem ? <FormError id={problemId} {...problem} /> : null}
        <Inline gap={3}>
          <Button
            tone="secondary"
            onClick={() => submitOnce()}
            pending={pending}
            pendingLabel={pendingLabel}
            aria-describedby={problem ? problemId : undefined}
          >
            {sendAgainLabel}
          </Button>
          <Button tone="quiet" onClick={onChangeAddress}>
            {changeLabel}
          </Button>
        </Inline>
      </FormFields>
    </div>
  );
}
