import { Button, ButtonLink } from '../../../components/button';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Inline } from '../../../layout/inline';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';

export interface CampaignCallToActionProps {
  /** Default, fixed by the specification (§2): `Make history this Summer`. */
  title?: string | undefined;
  text: string;
  /** The listing in the App Store: opens in a new tab. Label default, fixed by the specification (§2): `Join the Movement`. */
  join: { href: string; label?: string | undefined };
  /** Opens the early-access dialog, for visitors whose phone the listing is of no use to. The link stays beside it. */
  onGetApp?: (() => void) | undefined;
}

/** The last word of the campaign (Spec §2). */
export function CampaignCallToAction({
  title = 'Make history this Summer',
  text,
  join,
  onGetApp,
}: CampaignCallToActionProps) {
  return (
    <Section tone="lime" aria-labelledby="campaign-call">
      <Container>
        <Stack gap={8} align="center">
          <Heading level={2} size="display" align="center" id="campaign-call">
            {title}
          </Heading>
          <Text size="lead" align="center">
            {text}
          </Text>
          <Inline gap={4}>
            {onGetApp ? (
              <Button size="large" onClick={onGetApp} aria-haspopup="dialog">
                Get the app
              </Button>
            ) : null}
            <ButtonLink
              href={join.href}
              external
              size="large"
              tone={onGetApp ? 'secondary' : 'primary'}
            >
              {join.label ?? 'Join the Movement'}
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
