'use client';

import { useId } from 'react';
import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { GetAppActions } from '../../../chrome/get-app-actions/GetAppActions';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import type { PartnerCharity } from '../partner-charity';
import { badge, layout } from './PartnerCallToAction.css';

export interface PartnerCallToActionProps {
  /** Anchor of the section: where links such as `#get-the-app` lead. Default none. */
  id?: string | undefined;
  /** The charity that the page is about. */
  charity: PartnerCharity;
  /** The heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The listing in the App Store: opens in a new tab. */
  download: { href: string; label: string };
  /** Opens the early-access dialog, for visitors whose phone the listing is of no use to. The link stays beside it. */
  onGetApp?: (() => void) | undefined;
}

/** The closing call to action of a partner charity's page: get the app (docs/behaviour.md 3.9). */
export function PartnerCallToAction({
  id,
  charity,
  title,
  text,
  download,
  onGetApp,
}: PartnerCallToActionProps) {
  const titleId = useId();
  return (
    <Section tone="lime" id={id} aria-labelledby={titleId}>
      <Container>
        <div className={layout}>
          <div className={badge}>
            <CharityBadge
              monogram={charity.monogram}
              shape={charity.shape}
              accent={charity.accent === 'lime' ? 'forest' : charity.accent}
              size={240}
            />
          </div>
          <Stack gap={6}>
            <Heading level={2} size="display" id={titleId}>
              {title}
            </Heading>
            <Text size="lead">{text}</Text>
            <GetAppActions listing={download} onGetApp={onGetApp} />
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
