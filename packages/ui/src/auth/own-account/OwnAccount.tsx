import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Columns } from '../../layout/columns/Columns';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import { onScreen } from './OwnAccount.css';

export interface OwnAccountPart {
  id: string;
  summary: string;
  content: ReactNode;
}

export interface OwnAccountProps {
  id: string;
  title: string;
  lead: string;
  parts: readonly OwnAccountPart[];
}

/** What donors can do with their account and data. */
export function OwnAccount({ id, title, lead, parts }: OwnAccountProps) {
  const group = useId();
  return (
    <div className={onScreen}>
      <ContainedSection landmark aria-labelledby={id}>
        <Columns split="narrowStart" gap={8}>
          <Stack gap={4}>
            <Heading level={2} size="heading" id={id} tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="muted">
              <bdi>{lead}</bdi>
            </Text>
          </Stack>
          <div>
            {parts.map((part) => (
              <Disclosure key={part.id} id={part.id} group={group} summary={part.summary}>
                {part.content}
              </Disclosure>
            ))}
          </div>
        </Columns>
      </ContainedSection>
    </div>
  );
}
