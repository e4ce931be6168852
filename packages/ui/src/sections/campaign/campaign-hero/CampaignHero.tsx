import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Text } from '../../../components/text/Text';
import { afterButtons } from '../../../layout/after-buttons.css';
import { Columns } from '../../../layout/columns/Columns';
import { Inline } from '../../../layout/inline/Inline';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { picture as pictureStyle, title as titleStyle, words } from './CampaignHero.css';

export interface CampaignHeroProps {
  title: string;
  lead: string;
  /** The second way on: a link. */
  explore: { href: string; label: string };
  picture: ReactNode;
}

/** The hero of the national campaign (docs/behaviour.md 3.10). */
export function CampaignHero({ title, lead, explore, picture }: CampaignHeroProps) {
  return (
    <ContainedSection tone="accent" clipped>
      <Columns gap={12} align="center">
        <div className={words}>
          <Stack gap={8} align="start">
            <h1 className={titleStyle}>{title}</h1>
            <div className={afterButtons}>
              <Text size="lead">{lead}</Text>
            </div>
            <Inline stacked>
              <ButtonLink {...explore} size="large" />
            </Inline>
          </Stack>
        </div>
        <div className={pictureStyle}>{picture}</div>
      </Columns>
    </ContainedSection>
  );
}
