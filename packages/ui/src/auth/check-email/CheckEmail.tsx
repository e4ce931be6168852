'use client';

import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { FormError, FormFields, type FormProblem } from '../../components/form-fields';
import { Link } from '../../components/link';
import { Text } from '../../components/text';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';
import { Inline } from '../../layout/inline';
import { form } from '../auth-form/AuthForm.css';
import { useCountdown } from './use-countdown';

/** The texts of `CheckEmail`. */
export interface CheckEmailCopy {
  /** What to do where no email comes. */
  hint: string;
  /** Default "Send again". */
  sendAgain?: string | undefined;
  /** The same button while it is too early. Default "Send again in 42 s". */
  sendAgainIn?: ((seconds: number) => string) | undefined;
  /** Default "Sending...". */
  pending?: string | undefined;
  /** Announced, and shown, once it was sent again. Default "Sent again.". */
  sent?: string | undefined;
  /** Announced once it may be sent again. Default "You can send it again now.". */
  ready?: string | undefined;
  /** Default "Change address". */
  change?: string | undefined;
}

export interface CheckEmailProps {
  copy: CheckEmailCopy;
  /** Sends the email once more. False: it was not sent, and `problem` says why. */
  onSendAgain: () => Promise<boolean>;
  /** Back to the form, with what was typed in it. */
  onChangeAddress: () => void;
  /** How long the service wants to be left alone between two emails, in s. Default 60. */
  pauseSeconds?: number | undefined;
  /** Why the last email was not sent. It stays until it is tried again. */
  problem?: FormProblem | undefined;
  /** Other ways on. */
  links: readonly { href: string; label: string }[];
}

/** In the form's place once an email is on its way: when it may be sent again, another address, the ways back. The frame says where to look. */
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
            pendingLabel={copy.pending ?? 'Sending...'}
            aria-disabled={waiting || undefined}
            aria-describedby={problem ? problemId : undefined}
          >
            {waiting
              ? (copy.sendAgainIn?.(left) ?? `Send again in ${left} s`)
              : (copy.sendAgain ?? 'Send again')}
          </Button>
          <Button tone="quiet" onClick={onChangeAddress}>
            {copy.change ?? 'Change address'}
          </Button>
        </Inline>
        <div role="status">
          {sentAgain && waiting ? <Text>{copy.sent ?? 'Sent again.'}</Text> : null}
          {waiting ? null : (
            <VisuallyHidden>{copy.ready ?? 'You can send it again now.'}</VisuallyHidden>
          )}
        </div>
        <div>
          {links.map(({ href, label }) => (
            <div key={href}>
              <Link href={href} standalone>
                {label}
              </Link>
            </div>
          ))}
        </div>
      </FormFields>
    </div>
  );
}
