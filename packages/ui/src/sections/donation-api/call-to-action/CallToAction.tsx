import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { onScreen } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { layout, words } from './CallToAction.css';

export interface CallToActionProps {
  title: string;
  text: string;
  action: { href: string; label: string; external?: boolean | undefined };
}

/** The end of a donation API page, with one button. */
export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <div className={onScreen}>
      <ContainedSection tone="accent" space="compact">
        <div className={layout}>
          <div className={words}>
            <Heading level={2}>{title}</Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
          </div>
          <ButtonLink {...action} size="large" />
        </div>
      </ContainedSection>
    </div>
  );
}
