import { Button, ButtonLink, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';

interface RecapNoticeProps {
  title: string;
  text: string;
  action: { href: string; label: string } | { onPress: () => void; label: string };
  /** Shown without scripts. */
  scriptless?: string;
}

/** Shown instead of the recap if the visitor is signed out or the service cannot be reached. */
export function RecapNotice({ title, text, action, scriptless }: RecapNoticeProps) {
  return (
    <Section>
      <Container width="text">
        <Stack gap={6} align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {text}
          </Text>
          {scriptless ? (
            <noscript>
              <Text>{scriptless}</Text>
            </noscript>
          ) : null}
          {'href' in action ? (
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          ) : (
            <Button onClick={action.onPress}>{action.label}</Button>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
