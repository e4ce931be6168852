import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { onScreen } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { layout } from './CharitiesCallToAction.css';

export interface CharitiesCallToActionProps {
  title: string;
  text: string;
  /** The charity portal. */
  claim: { href: string; label: string };
}

/** The call to action at the end of the charities' page (docs/behaviour.md 3.3). */
export function CharitiesCallToAction({ title, text, claim }: CharitiesCallToActionProps) {
  return (
    <div className={onScreen}>
      <ContainedSection tone="strong">
        <div className={layout}>
          <Stack>
            <Heading level={2} size="display">
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
          </Stack>
          <ButtonLink {...claim} external size="large" />
        </div>
      </ContainedSection>
    </div>
  );
}
