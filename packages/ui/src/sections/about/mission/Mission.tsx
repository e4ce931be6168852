import { useId } from 'react';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { type CoinStack, CoinStacks } from '../coin-stacks';
import { opening, story } from './Mission.css';

export interface MissionProps {
  /** Name of the page, above the title. */
  label: string;
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Heading of the text below. */
  missionTitle: string;
  /** One string a paragraph. */
  mission: readonly string[];
  /** Piles of coins beside the title. */
  stacks: readonly CoinStack[];
  /** What the company promises, as lines of a receipt. */
  rules: ReceiptData;
}

/** Who we are and what for (docs/behaviour.md 3.2). */
export function Mission({
  label,
  title,
  lead,
  missionTitle,
  mission,
  stacks,
  rules,
}: MissionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap={16}>
          <div className={opening}>
            <Stack gap={6}>
              <Text figures tone="muted" size="small">
                {label}
              </Text>
              <Heading level={1} size="display" id={titleId}>
                {title}
              </Heading>
              <Text size="lead">{lead}</Text>
            </Stack>
            <CoinStacks stacks={stacks} />
          </div>
          <div className={story}>
            <Receipt {...rules} />
            <Stack gap={6}>
              <Heading level={2}>{missionTitle}</Heading>
              {mission.map((paragraph) => (
                <Text key={paragraph} size="lead">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
