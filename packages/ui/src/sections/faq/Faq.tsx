'use client';

import { Plus } from 'lucide';
import { useRef } from 'react';
import { Heading } from '../../components/heading/Heading';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { Text } from '../../components/text/Text';
import { useOpenByHash } from '../../hooks/use-open-by-hash';
import { Columns } from '../../layout/columns/Columns';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import type { SurfaceTone } from '../../tokens';
import { answer, item, list, question, sign } from './Faq.css';

/** Plain text, which search engines get as structured data. */
export interface FaqItem {
  /** The fragment that opens the answer. */
  id: string;
  question: string;
  /** One string per paragraph. */
  answer: readonly string[];
  link?: { href: string; label: string } | undefined;
}

export interface FaqProps {
  id: string;
  title: string;
  lead?: string | undefined;
  /** The questions, each with its answer. */
  items: readonly FaqItem[];
  /** Default `page`. */
  tone?: SurfaceTone | undefined;
}

/** Questions and answers, which open without JavaScript. */
export function Faq({ id, title, lead, items, tone }: FaqProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useOpenByHash(listRef);
  return (
    <ContainedSection landmark tone={tone} aria-labelledby={id} phoneHeight={380}>
      <Columns split="narrowStart" gap={6}>
        <Stack>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {lead ? <Text tone="muted">{lead}</Text> : null}
        </Stack>
        <div ref={listRef} className={list}>
          {items.map((entry) => (
            <details key={entry.id} className={item}>
              <summary className={question}>
                <Heading level={3}>{entry.question}</Heading>
                <span className={sign}>
                  <Icon icon={Plus} size={24} />
                </span>
              </summary>
              {/* The id is here so that a link to it opens the disclosure. */}
              <div id={entry.id} className={answer}>
                <Stack gap={3}>
                  {entry.answer.map((paragraph) => (
                    <Text key={paragraph}>{paragraph}</Text>
                  ))}
                  {entry.link ? <Link {...entry.link} standalone /> : null}
                </Stack>
              </div>
            </details>
          ))}
        </div>
      </Columns>
    </ContainedSection>
  );
}
