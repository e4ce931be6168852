'use client';

import { GetAppActions } from '../../../chrome/get-app-actions/GetAppActions';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { whole } from './CampaignCallToAction.css';

export interface CampaignCallToActionProps {
  title: string;
  text: string;
  /** The App Store listing. */
  join: { href: string; label: string };
  /** Adds a button, for phones that cannot use the listing. */
  onGetApp?: (() => void) | undefined;
}

/** The closing call to action of the campaign page (docs/behaviour.md 3.10). */
export function CampaignCallToAction({ title, text, join, onGetApp }: CampaignCallToActionProps) {
  return (
    <ContainedSection tone="strong">
      <div className={whole}>
        <Stack gap={8} align="center">
          <Heading level={2} size="display" align="center">
            {title}
          </Heading>
          <Text size="lead" align="center">
            {text}
          </Text>
          <GetAppActions listing={join} onGetApp={onGetApp} justify="center" />
        </Stack>
      </div>
    </ContainedSection>
  );
}
