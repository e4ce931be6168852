'use client';

import { ArrowDown, Star } from 'lucide';
import type { GetAppProps } from '../../../chrome/get-app';
import { GetAppButton } from '../../../chrome/get-app-button/GetAppButton';
import { InvitationLine } from '../../../chrome/invitation-line/InvitationLine';
import { Button } from '../../../components/button/Button';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { useControlWords } from '../../../components/control-words/ControlWordsProvider';
import { Heading } from '../../../components/heading/Heading';
import { Icon } from '../../../components/icon/Icon';
import { Anchor } from '../../../components/link/Anchor';
import { Text } from '../../../components/text/Text';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import * as styles from './Hero.css';
import { HeroReceiptArea, type HeroReceiptAreaProps } from './HeroReceiptArea';

export interface HeroProps extends GetAppProps, HeroReceiptAreaProps {
  title: string;
  lead: string;
  /** At the end of the lead. */
  more?: { href: string; label: string } | undefined;
  /** For invited visitors: `Invite code: Parentkind`. */
  greeting?: string | undefined;
  /** The App Store rating. */
  rating: { score: string; label: string };
  /** The second way on: a link. */
  explore: { href: string; label: string };
  /** A button with `onOpen`, otherwise a link. */
  estimate?: { href: string; label: string; onOpen?: (() => void) | undefined } | undefined;
  /** Id of the row of buttons, for a `StickyBar`. */
  actionsId?: string | undefined;
}

/** The first screen of the home page. */
export function Hero({
  title,
  lead,
  more,
  greeting,
  rating,
  explore,
  estimate,
  actionsId,
  card,
  receipt,
  receiptRef,
  printing = false,
  ...getApp
}: HeroProps) {
  const { outOfFive } = useControlWords();
  return (
    <ContainedSection tone="strong" space="none" clipped>
      <div className={styles.hero}>
        <div className={styles.words}>
          <InvitationLine text={greeting} />
          <p className={styles.rating}>
            <span className={styles.star}>
              <Icon icon={Star} size={16} />
            </span>
            <span>
              <strong>{rating.score}</strong>
              <VisuallyHidden>{` ${outOfFive}`}</VisuallyHidden> <span>{rating.label}</span>
            </span>
          </p>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="muted">
              <span>{lead}</span>{' '}
              {more ? (
                <Anchor className={styles.more} href={more.href}>
                  {more.label}
                </Anchor>
              ) : null}
            </Text>
          </div>
          <Inline gap={3} stacked id={actionsId}>
            <GetAppButton {...getApp} size="large" />
            {estimate ? <Estimate {...estimate} /> : null}
          </Inline>
        </div>
        <HeroReceiptArea
          card={card}
          receipt={receipt}
          receiptRef={receiptRef}
          printing={printing}
        />
        <div className={styles.explore}>
          <ButtonLink {...explore} tone="quiet" size="small" trailingIcon={ArrowDown} />
        </div>
      </div>
    </ContainedSection>
  );
}

function Estimate({ href, label, onOpen }: NonNullable<HeroProps['estimate']>) {
  return onOpen ? (
    <Button tone="secondary" size="large" onClick={onOpen} aria-haspopup="dialog">
      {label}
    </Button>
  ) : (
    <ButtonLink href={href} label={label} tone="secondary" size="large" />
  );
}
