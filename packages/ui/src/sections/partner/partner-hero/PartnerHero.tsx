import { useId } from 'react';
import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { Receipt, ReceiptBarcode, type ReceiptData } from '../../../brand/receipt';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import { InvitationLine } from '../../../chrome/invitation-line/InvitationLine';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { type Cause, CauseIllustration } from '../cause-illustration/CauseIllustration';
import type { PartnerCharity } from '../partner-charity';
import * as styles from './PartnerHero.css';

export interface PartnerHeroProps {
  /** The charity that the page is about. */
  charity: PartnerCharity;
  /** Decides the picture. */
  cause: Cause;
  /** The headline: the school variant has its own (docs/behaviour.md 3.9). */
  title: string;
  /** What the charity does, in a sentence or two. */
  lead: string;
  /** Greets a visitor who was invited, in a line above everything: `Parentkind invited you`. It may come late: nothing moves for it. */
  greeting?: string | undefined;
  /** `5% from every shop goes to ...` (docs/behaviour.md 3.9). */
  badge: string;
  /** Scrolls to the steps. */
  more: { href: string; label: string };
  /** The two supermarkets of the receipt. */
  supermarkets: readonly BrandName[];
  /** Between the names of charity and supermarkets. Default `with` and `and`. */
  joiners?: readonly [string, string] | undefined;
  /** A receipt printed to the charity. */
  receipt: ReceiptData & { barcode: string };
}

/** The hero of a partner charity's page: its cause, and a receipt to its name. */
export function PartnerHero({
  charity,
  cause,
  title,
  lead,
  greeting,
  badge,
  more,
  supermarkets,
  joiners = ['with', 'and'],
  receipt,
}: PartnerHeroProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} clipped>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <InvitationLine text={greeting} />
            <Stack gap={8} align="start">
              <span className={styles.badge}>{badge}</span>
              <Heading level={1} size="display" id={titleId}>
                {title}
              </Heading>
              <Text size="lead">{lead}</Text>
              <ButtonLink href={more.href} size="large">
                {more.label}
              </ButtonLink>
              <div className={styles.logos}>
                <span className={styles.charity}>
                  <CharityBadge
                    monogram={charity.monogram}
                    shape={charity.shape}
                    accent={charity.accent}
                    size={56}
                  />
                  {charity.name}
                </span>
                <span className={styles.supermarkets}>
                  {supermarkets.map((brand, index) => (
                    <span key={brand} className={styles.supermarket}>
                      <span className={styles.joiner}>{joiners[Math.min(index, 1)]}</span>
                      <Wordmark brand={brand} size={28} />
                    </span>
                  ))}
                </span>
              </div>
            </Stack>
          </div>
          <div className={styles.stage}>
            <div className={styles.picture}>
              <CauseIllustration cause={cause} />
            </div>
            <div className={styles.receipt}>
              <Receipt
                {...receipt}
                rules="header"
                barcode={<ReceiptBarcode value={receipt.barcode} />}
                printing
              />
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
