import { Heading } from '../../../components/heading/Heading';
import { PromiseList, type PromiseListProps } from '../../../components/promise-list/PromiseList';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { type CoinStack, CoinStacks } from '../coin-stacks/CoinStacks';
import { chart, heading, opening, story } from './Mission.css';

export interface MissionProps {
  /** A short line above the heading. */
  label: string;
  title: string;
  lead: string;
  missionTitle: string;
  /** One string per paragraph. */
  mission: readonly string[];
  /** The stacks of coins, from left to right. */
  stacks: readonly CoinStack[];
  /** The promises, as a list. */
  rules: PromiseListProps;
}

/** The heading and mission of the About page (docs/behaviour.md 3.2). */
export function Mission({
  label,
  title,
  lead,
  missionTitle,
  mission,
  stacks,
  rules,
}: MissionProps) {
  return (
    <ContainedSection gap={16}>
      <div className={opening}>
        <div className={heading}>
          <Stack gap={6}>
            <Text figures tone="muted" size="small">
              {label}
            </Text>
            <Heading level={1} size="display">
              {title}
            </Heading>
          </Stack>
        </div>
        <Text size="lead">{lead}</Text>
        <div className={chart}>
          <CoinStacks stacks={stacks} />
        </div>
      </div>
      <div className={story}>
        <Stack gap={6}>
          <Heading level={2}>{missionTitle}</Heading>
          {mission.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Stack>
        <PromiseList {...rules} />
      </div>
    </ContainedSection>
  );
}
