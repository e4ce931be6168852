import { Button, ButtonLink, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';

interface PageNoticeProps {
  title: string;
  text: string;
  action: { href: string; label: string } | { onPress: () => void; label: string };
  scriptless?: string;
}

/** Replaces a page that cannot be shown. */
export function PageNotice({ title, text, action, scriptless }: PageNoticeProps) {
  return (
    <Section>
      <Container width="text">
        <Stack gap={6} align="start">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{text}</Text>
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
