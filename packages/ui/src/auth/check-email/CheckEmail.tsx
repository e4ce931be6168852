'use client';

import { useId, useState } from 'react';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { LinkList } from '../../components/link/LinkList';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import { Inline } from '../../layout/inline/Inline';
import { form } from '../auth-form/AuthForm.css';
import { useCountdown } from './use-countdown';

export interface CheckEmailCopy {
  /** What to do if no email arrives. */
  hint: string;
  /** Default "Change address". */
  change?: string | undefined;
}

export interface CheckEmailProps {
  copy: CheckEmailCopy;
  /** Resolves with false if no email was sent; `problem` then says why. */
  onSendAgain: () => Promise<boolean>;
  onChangeAddress: () => void;
  /** Pause between two emails, in seconds. Default 60. */
  pauseSeconds?: number | undefined;
  problem?: FormProblem | undefined;
  links: readonly { href: string; label: string }[];
}

/** Replaces the form once an email is on its way. */
export function CheckEmail({
  copy,
  onSendAgain,
  onChangeAddress,
  pauseSeconds = 60,
  problem,
  links,
}: CheckEmailProps) {
  const problemId = useId();
  const [sentAgain, setSentAgain] = useState(false);
  const { left, restart } = useCountdown(pauseSeconds);
  const { pending, submitOnce } = useSingleSubmit<void>(async () => {
    setSentAgain(false);
    if (!(await onSendAgain())) return;
    restart();
    setSentAgain(true);
  });
  const waiting = left > 0;
  return (
    <div className={form}>
      <FormFields>
        <Text tone="muted">{copy.hint}</Text>
        {problem ? <FormError id={problemId} {...problem} /> : null}
        <Inline gap={3}>
          <Button
            tone="secondary"
            onClick={waiting ? undefined : () => submitOnce()}
            pending={pending}
            pendingLabel="Sending..."
            aria-disabled={waiting || undefined}
            aria-describedby={problem ? problemId : undefined}
          >
            {waiting ? `Send again in ${left} s` : 'Send again'}
          </Button>
          <Button tone="quiet" onClick={onChangeAddress}>
            {copy.change ?? 'Change address'}
          </Button>
        </Inline>
        <div role="status">
          {sentAgain && waiting ? <Text>Sent again.</Text> : null}
          {waiting ? null : <VisuallyHidden>You can send it again now.</VisuallyHidden>}
        </div>
        <LinkList links={links} />
      </FormFields>
    </div>
  );
}
