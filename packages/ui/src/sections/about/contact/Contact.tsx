'use client';

import { useId } from 'react';
import { CopyButton } from '../../../components/copy-button/CopyButton';
import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { PromiseTicket, type PromiseTicketProps } from '../promise-ticket/PromiseTicket';
import { address as addressStyle, layout, row, rows } from './Contact.css';

export interface ContactAddress {
  label: string;
  purpose: string;
  email: string;
}

export interface ContactProps {
  id?: string | undefined;
  title: string;
  lead: string;
  /** The addresses, each with what it is for. */
  addresses: readonly ContactAddress[];
  /** The promise beside the addresses. */
  ticket: PromiseTicketProps;
  onCopied?: ((label: string) => void) | undefined;
  onCopyFailed?: (() => void) | undefined;
}

/** Contact details (docs/behaviour.md 3.2). */
export function Contact({
  id,
  title,
  lead,
  addresses,
  ticket,
  onCopied,
  onCopyFailed,
}: ContactProps) {
  const titleId = useId();
  return (
    <ContainedSection landmark tone="strong" id={id} aria-labelledby={titleId}>
      <div className={layout}>
        <Stack gap={8}>
          <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
          <ul className={rows}>
            {addresses.map(({ label, purpose, email }) => (
              <li key={email} className={row}>
                <div>
                  <Heading level={3} size="label">
                    {label}
                  </Heading>
                  <Text tone="muted">{purpose}</Text>
                  <span className={addressStyle}>
                    <Link href={`mailto:${email}`} standalone>
                      {email}
                    </Link>
                  </span>
                </div>
                <CopyButton
                  text={email}
                  subject={email}
                  onCopied={() => onCopied?.(label)}
                  onCopyFailed={() => onCopyFailed?.()}
                />
              </li>
            ))}
          </ul>
        </Stack>
        <PromiseTicket {...ticket} />
      </div>
    </ContainedSection>
  );
}
