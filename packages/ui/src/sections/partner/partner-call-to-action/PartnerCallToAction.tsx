'use client';

import { CharityBadge } from '../../../brand/charity-badge/CharityBadge';
import { GetAppActions } from '../../../chrome/get-app-actions/GetAppActions';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import type { PartnerCharity } from '../partner-hero/PartnerHero';
import { badge, layout } from './PartnerCallToAction.css';

export interface PartnerCallToActionProps {
  id?: string | undefined;
  charity: PartnerCharity;
  /** `strong` is the quieter. Default `accent`. */
  tone?: 'accent' | 'strong' | undefined;
  title: string;
  text: string;
  /** The App Store listing. */
  download: { href: string; label: string };
  /** Adds a button, for phones that cannot use the listing. */
  onGetApp?: (() => void) | undefined;
}

/** The call to action at the end of a partner page (docs/behaviour.md 3.9). */
export function PartnerCallToAction({
  id,
  charity,
  tone = 'accent',
  title,
  text,
  download,
  onGetApp,
}: PartnerCallToActionProps) {
  return (
    <ContainedSection tone={tone} id={id}>
      <div className={layout}>
        <div className={badge} data-surface="raised">
          <CharityBadge
            monogram={charity.monogram}
            shape={charity.shape}
            accent={charity.accent}
            size={200}
          />
        </div>
        <Stack gap={6}>
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{text}</Text>
          <GetAppActions listing={download} onGetApp={onGetApp} />
        </Stack>
      </div>
    </ContainedSection>
  );
}
