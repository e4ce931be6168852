'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { FormError } from '../../components/form-fields/FormError';
import { useSending } from '../../components/form-fields/use-sending';
import { LinkList } from '../../components/link/LinkList';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { AuthFrame } from '../auth-frame/AuthFrame';
import { WaitlistPlace, type WaitlistPlaceCopy, type WaitlistPlaceData } from './WaitlistPlace';
import { WaitlistTicket, type WaitlistTicketCopy } from './WaitlistTicket';

interface StepCopy {
  title: string;
  subtitle: string;
}

export interface WaitlistLinkCopy {
  about: WaitlistTicketCopy;
  join: StepCopy;
  confirm: StepCopy & { submit: string; pending: string };
  leave: StepCopy & { submit: string; pending: string };
  left: StepCopy;
  /** The address has no token, for example without scripts. */
  incomplete: StepCopy & { join: WaitlistLinkCopy['home']; scriptless: string };
  /** Of somebody who left. */
  unknown: StepCopy;
  placed: WaitlistPlaceCopy;
  home: { href: string; label: string };
}

export interface WaitlistLinkProps {
  copy: WaitlistLinkCopy;
  /** The waitlist's form, or what a link confirms or leaves. */
  step: 'confirm' | 'leave' | 'join';
  /** For the step `join`: a `WaitlistForm`. */
  form: ReactNode;
  /** From the link. Undefined if the address has none. */
  token: string | undefined;
  /** Resolves with null if the address is not confirmed yet. */
  onLook: (token: string) => Promise<WaitlistPlaceData | null>;
  /** Resolves with null if the token is unknown. */
  onConfirm: (token: string) => Promise<WaitlistPlaceData | null>;
  /** Called with the token of the link. A rejection is shown. */
  onLeave: (token: string) => Promise<unknown>;
  /** The address to share, for an invite code. */
  inviteLink: (code: string) => string;
  onCopied: (text: string) => void;
}

type Outcome = WaitlistPlaceData | 'left' | 'unknown';

/** The waitlist's page, where links in its emails lead. Only a press changes anything: scanners open links too. */
export function WaitlistLink({
  copy,
  step,
  form,
  token,
  onLook,
  onConfirm,
  onLeave,
  inviteLink,
  onCopied,
}: WaitlistLinkProps) {
  const [known, setKnown] = useState<{ token: string; outcome: Outcome }>();
  // After leaving, Back leads to the step `confirm`, whose link no longer works.
  const applies = step === 'confirm' || known?.outcome === 'left';
  const outcome = known?.token === token && applies ? known?.outcome : undefined;
  useEffect(() => {
    if (!token || step !== 'confirm') return undefined;
    let current = true;
    onLook(token).then(
      (place) => {
        if (place && current) setKnown({ token, outcome: place });
      },
      // The button remains.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [token, step, onLook]);
  const { sendOnce, failure, button } = useSending(async (pressed: string) => {
    if (step === 'leave') await onLeave(pressed);
    const answer = step === 'leave' ? 'left' : await onConfirm(pressed);
    setKnown({ token: pressed, outcome: answer ?? 'unknown' });
  });

  if (step === 'join') {
    return (
      <AuthFrame {...copy.join} aside={<WaitlistTicket copy={copy.about} />}>
        {form}
      </AuthFrame>
    );
  }
  if (typeof outcome === 'object') {
    const { title, subtitle } = copy.placed.heading(outcome);
    return (
      <AuthFrame title={title} subtitle={subtitle} aside={<WaitlistTicket copy={copy.about} />}>
        <Stack gap={8}>
          <WaitlistPlace
            copy={copy.placed}
            place={outcome}
            link={inviteLink(outcome.code)}
            onCopied={onCopied}
          />
          <LinkList
            links={[{ href: `?step=leave#token_hash=${token}`, label: copy.leave.submit }]}
          />
        </Stack>
      </AuthFrame>
    );
  }
  const asked = copy[step];
  const { title, subtitle } = outcome ? copy[outcome] : token ? asked : copy.incomplete;
  return (
    <AuthFrame title={title} subtitle={subtitle} aside={<WaitlistTicket copy={copy.about} />}>
      <Stack gap={4} align={token && !outcome ? 'stretch' : 'start'}>
        {failure ? <FormError {...failure} /> : null}
        {token && !outcome ? (
          <Button
            size="large"
            stretched
            {...button}
            pendingLabel={asked.pending}
            onClick={() => sendOnce(token)}
          >
            {asked.submit}
          </Button>
        ) : (
          <>
            <ButtonLink href={copy.incomplete.join.href}>{copy.incomplete.join.label}</ButtonLink>
            <LinkList links={[copy.home]} />
          </>
        )}
        <noscript>
          <Text>{copy.incomplete.scriptless}</Text>
        </noscript>
      </Stack>
    </AuthFrame>
  );
}
