'use client';

import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { FormFields } from '../../components/form-fields/FormFields';
import { useSending } from '../../components/form-fields/use-sending';
import { LinkList } from '../../components/link/LinkList';
import { Text } from '../../components/text/Text';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { Inline } from '../../layout/inline/Inline';
import { form } from '../auth-form/AuthForm.css';
import { useCountdown } from './use-countdown';

export interface CheckEmailCopy {
  /** What to do if no email arrives. */
  hint: string;
  sendAgain: string;
  sendAgainIn: (seconds: number) => string;
  pending: string;
  sentAgain: string;
  /** Announced when the pause ends. */
  canSendAgain: string;
  change: string;
}

export interface CheckEmailProps {
  copy: CheckEmailCopy;
  /** Resolves with false if no email was sent; `problem` then says why. */
  onSendAgain: () => Promise<boolean>;
  /** Called to type another address. */
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
  const [sentAgain, setSentAgain] = useState(false);
  const { left, restart } = useCountdown(pauseSeconds);
  const { sendOnce, failure, button } = useSending(async () => {
    setSentAgain(false);
    if (!(await onSendAgain())) return;
    restart();
    setSentAgain(true);
  }, problem);
  const waiting = left > 0;
  return (
    <div className={form}>
      <FormFields>
        <Text tone="muted">{copy.hint}</Text>
        {failure ? <FormError {...failure} /> : null}
        <Inline gap={3}>
          <Button
            tone="secondary"
            onClick={waiting ? undefined : () => sendOnce()}
            {...button}
            pendingLabel={copy.pending}
            aria-disabled={waiting || undefined}
          >
            {waiting ? copy.sendAgainIn(left) : copy.sendAgain}
          </Button>
          <Button tone="quiet" onClick={onChangeAddress}>
            {copy.change}
          </Button>
        </Inline>
        <div role="status">
          {sentAgain && waiting ? <Text>{copy.sentAgain}</Text> : null}
          {waiting ? null : <VisuallyHidden>{copy.canSendAgain}</VisuallyHidden>}
        </div>
        <LinkList links={links} />
      </FormFields>
    </div>
  );
}
