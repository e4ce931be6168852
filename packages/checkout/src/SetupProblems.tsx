import { Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { copy } from './copy.ts';

/** Takes the checkout's place where its attributes are wrong. It has a surface of its own, because the page may be dark. */
export function SetupProblems({ problems }: { problems: readonly string[] }) {
  return (
    <Section tone="card" space="compact">
      <Container>
        <Stack gap={2}>
          {[copy.misconfigured, ...problems].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
