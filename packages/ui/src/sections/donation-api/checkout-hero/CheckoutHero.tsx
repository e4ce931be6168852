import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import { unbroken } from '../../../components/text/unbroken';
import { Inline } from '../../../layout/inline/Inline';
import { onScreen, withScripts } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';

export interface CheckoutHeroProps {
  title: string;
  lead: string;
  /** The charity portal. */
  action: { href: string; label: string };
  more: { href: string; label: string };
  /** Hidden without scripts and on paper. */
  invitation?: string | undefined;
  note: string;
  /** The id of the trial that the button leads to. */
  demoId?: string | undefined;
  /** Renders the demo, with the introduction first. */
  children: (introduction: ReactElement) => ReactNode;
}

/** The hero of the API page for charity websites (docs/behaviour.md 3.4). */
export function CheckoutHero({
  title,
  lead,
  action,
  more,
  invitation,
  note,
  demoId,
  children,
}: CheckoutHeroProps) {
  return (
    <ContainedSection tone="strong">
      {children(
        <Stack gap={6}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lead">{unbroken(lead)}</Text>
          <Inline gap={6} stacked>
            <ButtonLink {...action} external size="large" />
            <span className={onScreen}>
              <Link {...more} standalone />
            </span>
          </Inline>
          <Heading level={2} size="title" id={demoId}>
            {invitation ? <span className={withScripts}>{`${invitation} `}</span> : null}
            <span>{note}</span>
          </Heading>
        </Stack>,
      )}
    </ContainedSection>
  );
}
