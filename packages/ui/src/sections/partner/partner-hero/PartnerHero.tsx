import type { BadgeLook } from '../../../brand/charity-badge/badge-drawing';
import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import type { GetAppProps } from '../../../chrome/get-app';
import { GetAppButton } from '../../../chrome/get-app-button/GetAppButton';
import { InvitationLine } from '../../../chrome/invitation-line/InvitationLine';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { type Cause, CauseIllustration } from '../cause-illustration/CauseIllustration';
import * as styles from './PartnerHero.css';

export interface PartnerCharity extends BadgeLook {
  name: string;
}

export interface PartnerHeroProps extends GetAppProps {
  charity: PartnerCharity;
  cause: Cause;
  title: string;
  lead: string;
  /** Before the charity's name: `5% from every shop goes to`. */
  badge: string;
  more: { href: string; label: string };
  /** `joiner` is `with` or `and`. */
  supermarkets: readonly { joiner: string; brand: BrandName }[];
  /** What the supermarkets give, and the other brands. */
  rates: string;
  receipt: ReceiptData;
  /** For invited visitors: `Invite code: Parentkind`. */
  greeting?: string | undefined;
}

/** Longest name that fits beside the sticker's words on a phone, in characters. */
const longestBesideWords = 17;
/** Longest name in the largest type, in characters: it takes two lines. */
const longestInLargestType = 24;

/** The first screen of a partner page (docs/behaviour.md 3.9). */
export function PartnerHero({
  charity,
  cause,
  title,
  lead,
  badge,
  more,
  supermarkets,
  rates,
  receipt,
  greeting,
  ...getApp
}: PartnerHeroProps) {
  const { name, ...monogram } = charity;
  const longName = name.length > longestBesideWords;
  return (
    <ContainedSection clipped>
      <div className={styles.layout}>
        <div className={styles.words}>
          <InvitationLine text={greeting} />
          <Stack gap={8} align="start">
            <hgroup className={styles.title}>
              <p className={styles.charity({ smaller: name.length > longestInLargestType })}>
                <span className={styles.monogram}>
                  <CharityBadge {...monogram} size="100%" />
                </span>
                <span translate="no">{name}</span>
              </p>
              <Heading level={1} size="heading">
                {title}
              </Heading>
            </hgroup>
            <span className={styles.badge({ longName })}>
              <span>{badge}</span>{' '}
              <span className={styles.badgeName({ longName })} translate="no">
                {name}
              </span>
            </span>
            <div className={styles.texts}>
              <Text size="lead">{lead}</Text>
            </div>
            <Inline gap={3} stacked>
              <GetAppButton {...getApp} size="large" />
              <ButtonLink {...more} size="large" tone="secondary" />
            </Inline>
            <div className={styles.texts}>
              <Stack gap={3}>
                <span className={styles.supermarkets}>
                  {supermarkets.map(({ joiner, brand }) => (
                    <span key={brand} className={styles.supermarket}>
                      <span className={styles.joiner}>{joiner}</span>
                      <Wordmark brand={brand} size={28} />
                    </span>
                  ))}
                </span>
                <Text size="small" tone="muted">
                  {rates}
                </Text>
              </Stack>
            </div>
          </Stack>
        </div>
        <div className={styles.stage}>
          <div className={styles.picture}>
            <CauseIllustration cause={cause} />
          </div>
          <div className={styles.receipt}>
            <Receipt {...receipt} rules="header" printing />
          </div>
        </div>
      </div>
    </ContainedSection>
  );
}
