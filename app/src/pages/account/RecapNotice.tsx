import { Button, ButtonLink, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';

interface RecapNoticeProps {
  title: string;
  text: string;
  action: { href: string; label: string } | { onPress: () => void; label: string };
  scriptless?: string;
}

/** Replaces the recap while it cannot be shown. */
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
