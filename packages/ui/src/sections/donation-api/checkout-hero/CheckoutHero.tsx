import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../components/button';
import { Heading } from '../../../components/heading';
import { Link } from '../../../components/link';
import { Text } from '../../../components/text';
import { unbroken } from '../../../components/text/unbroken';
import { Container } from '../../../layout/container';
import { Inline } from '../../../layout/inline';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { head, needsCode } from './CheckoutHero.css';

export interface CheckoutHeroProps {
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** The step forward: the charity portal, in a new tab. */
  action: { href: string; label: string };
  /** A place further down this page. */
  more: { href: string; label: string };
  /** Invites to use the demo; left out where no code runs. Default none. */
  invitation?: string | undefined;
  /** One sentence beside the demo. */
  note: string;
  /** Anchor of the demo: where links such as `#demo` lead. Default none. */
  demoId?: string | undefined;
  /** The demo of the checkout. */
  children: ReactNode;
}

/** The first view of the charity-website API page: what it is, and a demo of the checkout (docs/behaviour.md 3.4). */
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
  const titleId = useId();
  return (
    <Section tone="forest" aria-labelledby={titleId}>
      <Container>
        <Stack gap={8}>
          <div className={head}>
            <Heading level={1} size="display" id={titleId}>
              {title}
            </Heading>
            <Stack gap={6} align="start">
              <Text size="lead">{unbroken(lead)}</Text>
              <Inline gap={6}>
                <ButtonLink href={action.href} external size="large">
                  {action.label}
                </ButtonLink>
                <Link href={more.href} standalone>
                  {more.label}
                </Link>
              </Inline>
            </Stack>
          </div>
          <Heading level={2} size="title" id={demoId}>
            {invitation ? <span className={needsCode}>{invitation} </span> : null}
            {note}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
