import { Container } from '../container/Container';
import type { Gap } from '../gap.css';
import { Stack } from '../stack/Stack';
import { Section, type SectionProps } from './Section';

interface ContainedSectionProps extends SectionProps {
  /** Puts the children into a `Stack` with this gap. */
  gap?: Gap | undefined;
}

/** A `Section` whose content is in a `Container`. */
export function ContainedSection({ gap, children, ...section }: ContainedSectionProps) {
  return (
    <Section {...section}>
      <Container>{gap ? <Stack gap={gap}>{children}</Stack> : children}</Container>
    </Section>
  );
}
