import { Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { copy } from './copy.ts';

/** Has a surface of its own, because the page may be dark. */
export function SetupProblems({ problems }: { problems: readonly string[] }) {
  return (
    <Section tone="raised" space="compact">
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
