import { ArrowRight } from 'lucide-react';
import {
  Receipt,
  ReceiptBarcode,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  type ReceiptLineProps,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
} from '../../../brand/receipt';
import { ButtonLink } from '../../../components/button';
import { Heading } from '../../../components/heading';
import { Icon } from '../../../components/icon';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import * as styles from './NotFound.css';

export interface NotFoundProps {
  /** Default, fixed by the specification (§2): `404 Oops! Page not found`. */
  title?: string | undefined;
  lead: string;
  /** Default, fixed by the specification (§2): `Return to Home`. */
  homeLabel?: string | undefined;
  homeHref: string;
  /** Where else a lost visitor may have wanted to go. */
  links: readonly { href: string; label: string }[];
  /** Name of the list of links. */
  linksLabel: string;
  /** The receipt for nothing. */
  receipt: {
    label: string;
    title: string;
    details: readonly string[];
    lines: readonly ReceiptLineProps[];
    total: { label: string; value: string };
    barcode: string;
    footer: string;
  };
}

/** What stands at an address without a page: a receipt for £0.00, and ways on (Spec §2). */
export function NotFound({
  title = '404 Oops! Page not found',
  lead,
  homeLabel = 'Return to Home',
  homeHref,
  links,
  linksLabel,
  receipt,
}: NotFoundProps) {
  return (
    <Section aria-labelledby="not-found">
      <Container>
        <div className={styles.layout}>
          <Stack gap={10} align="start">
            <Heading level={1} size="display" id="not-found">
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
            <ButtonLink href={homeHref} size="large">
              {homeLabel}
            </ButtonLink>
            <nav className={styles.links} aria-label={linksLabel}>
              {links.map(({ href, label }) => (
                <a key={href} className={styles.link} href={href}>
                  {label}
                  <Icon icon={ArrowRight} />
                </a>
              ))}
            </nav>
          </Stack>
          <div className={styles.receipt}>
            <Receipt label={receipt.label} printing>
              <ReceiptHeader details={receipt.details}>{receipt.title}</ReceiptHeader>
              <ReceiptRule />
              <ReceiptLines>
                {receipt.lines.map((line) => (
                  <ReceiptLine key={line.label} {...line} />
                ))}
              </ReceiptLines>
              <ReceiptRule />
              <ReceiptTotal {...receipt.total} />
              <ReceiptBarcode value={receipt.barcode} />
              <ReceiptFooter>{receipt.footer}</ReceiptFooter>
            </Receipt>
          </div>
        </div>
      </Container>
    </Section>
  );
}
