import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { layout, picture as pictureStyle, title as titleStyle, words } from './CampaignHero.css';

export interface CampaignHeroProps {
  /** Default, fixed by the specification (§2): `The Summer of Giving`. */
  title?: string | undefined;
  lead: string;
  /** Scrolls to the figures. Label default, fixed by the specification (§2): `Explore Further`. */
  explore: { href: string; label?: string | undefined };
  /** A picture beside the title. */
  picture: ReactNode;
}

/** The hero of the national campaign (Spec §2, Summer of Giving). */
export function CampaignHero({
  title = 'The Summer of Giving',
  lead,
  explore,
  picture,
}: CampaignHeroProps) {
  return (
    <Section tone="forest" aria-labelledby="campaign-hero" clipped>
      <Container>
        <div className={layout}>
          <div className={words}>
            <Stack gap={8} align="start">
              <h1 className={titleStyle} id="campaign-hero">
                {title}
              </h1>
              <Text size="lead">{lead}</Text>
              <ButtonLink href={explore.href} size="large">
                {explore.label ?? 'Explore Further'}
              </ButtonLink>
            </Stack>
          </div>
          <div className={pictureStyle}>{picture}</div>
        </div>
      </Container>
    </Section>
  );
}
