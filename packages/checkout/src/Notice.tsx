import { Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';

/** What stands above the checkout, or in its place. */
export function Notice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Text size="small">{title}</Text>
      {lines.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
