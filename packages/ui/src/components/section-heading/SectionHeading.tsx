import { Stack } from '../../layout/stack';
import { Heading } from '../heading';
import { Text } from '../text';

interface SectionHeadingProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** The paragraph below it. */
  lead: string;
  /** Colour of the lead. Default `normal`. */
  leadTone?: 'normal' | 'muted' | undefined;
}

/** The heading of a section, and the paragraph that leads into it. */
export function SectionHeading({ id, title, lead, leadTone }: SectionHeadingProps) {
  return (
    <Stack gap={4}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text size="lead" tone={leadTone}>
        {lead}
      </Text>
    </Stack>
  );
}
