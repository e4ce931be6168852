import { Heading } from '../../../components/heading/Heading';
import { PromiseList, type PromiseListProps } from '../../../components/promise-list/PromiseList';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { layout } from './VisionPledge.css';

export interface VisionPledgeProps {
  title: string;
  /** One string per paragraph. */
  text: readonly string[];
  /** The promises, as a list. */
  pledges: PromiseListProps;
}

/** The company's pledges (docs/behaviour.md 3.7). */
export function VisionPledge({ title, text, pledges }: VisionPledgeProps) {
  return (
    <ContainedSection>
      <div className={layout}>
        <Stack gap={6}>
          <Heading level={2}>{title}</Heading>
          {text.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Stack>
        <PromiseList {...pledges} />
      </div>
    </ContainedSection>
  );
}
