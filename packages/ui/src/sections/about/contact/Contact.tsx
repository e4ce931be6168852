'use client';

import { useId } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { Heading } from '../../../components/heading';
import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { PromiseTicket, type PromiseTicketProps } from '../promise-ticket';
import { address as addressStyle, layout, row, rows } from './Contact.css';

/** An address to write to. */
export interface ContactAddress {
  /** What the address is for: `Support email`. It begins the notice after copying. */
  label: string;
  /** Who should use it. */
  purpose: string;
  /** The address. It is shown, linked and copied. */
  email: string;
}

export interface ContactProps {
  /** Anchor of the section: where links such as `#contact-us` lead. Default none. */
  id?: string | undefined;
  /** Heading of the section. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Where to write to, each with a button that copies it. */
  addresses: readonly ContactAddress[];
  /** The promise of an answer, as a ticket of a queue. */
  ticket: PromiseTicketProps;
  /** An address is on the clipboard; `label` says which. */
  onCopied?: ((label: string) => void) | undefined;
  /** The clipboard refused. */
  onCopyFailed?: (() => void) | undefined;
}

/** How to reach us (docs/behaviour.md 3.2). The footer's Contact leads to its id, `contact-us`. */
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
    <Section landmark tone="forest" id={id} aria-labelledby={titleId}>
      <Container>
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
                    aria-label={`Copy ${email}`}
                    onCopied={() => onCopied?.(label)}
                    onFailed={() => onCopyFailed?.()}
                  />
                </li>
              ))}
            </ul>
          </Stack>
          <PromiseTicket {...ticket} />
        </div>
      </Container>
    </Section>
  );
}
