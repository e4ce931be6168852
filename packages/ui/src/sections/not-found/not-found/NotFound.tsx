import { ArrowRight } from 'lucide';
import { Receipt, ReceiptBarcode, type ReceiptData } from '../../../brand/receipt';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Icon } from '../../../components/icon/Icon';
import { Anchor } from '../../../components/link/Anchor';
import { type LinkedText, TextWithLinks } from '../../../components/link/TextWithLinks';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './NotFound.css';

export interface NotFoundProps {
  title: string;
  lead: string;
  /** Offers the page that the visitor may have meant. */
  nearest?: LinkedText | undefined;
  /** The accessible name of the link to the home page. */
  homeLabel: string;
  /** The address of the home page. */
  homeHref: string;
  links: readonly { href: string; label: string }[];
  /** The accessible name of the list of links. */
  linksLabel: string;
  receipt: ReceiptData & { barcode: string };
}

/** Shown at an address without a page (docs/behaviour.md 3.15). */
export function NotFound({
  title,
  lead,
  nearest,
  homeLabel,
  homeHref,
  links,
  linksLabel,
  receipt,
}: NotFoundProps) {
  return (
    <ContainedSection>
      <div className={styles.layout}>
        <Stack gap={10} align="start">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          <ButtonLink href={homeHref} size="large">
            {homeLabel}
          </ButtonLink>
          {/* Known later: the button does not move. */}
          {nearest ? (
            <Text size="lead" role="status">
              <TextWithLinks text={nearest} />
            </Text>
          ) : null}
          <nav className={styles.links} aria-label={linksLabel}>
            {links.map(({ href, label }) => (
              <Anchor key={href} className={styles.link} href={href}>
                <span>{label}</span>
                <Icon icon={ArrowRight} />
              </Anchor>
            ))}
          </nav>
        </Stack>
        <div className={styles.receipt}>
          <Receipt
            {...receipt}
            totalTone="plain"
            barcode={<ReceiptBarcode value={receipt.barcode} />}
            printing
          />
        </div>
      </div>
    </ContainedSection>
  );
}
