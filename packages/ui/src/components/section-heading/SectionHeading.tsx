import { Stack } from '../../layout/stack/Stack';
import { Heading } from '../heading/Heading';
import { Text } from '../text/Text';

interface SectionHeadingProps {
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Default `normal`. */
  leadTone?: 'normal' | 'muted' | undefined;
}

/** A section's heading and introductory paragraph. */
export function SectionHeading({ id, title, lead, leadTone }: SectionHeadingProps) {
  return (
    <Stack gap={4}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead ? (
        <Text size="lead" tone={leadTone}>
          {lead}
        </Text>
      ) : null}
    </Stack>
  );
}
