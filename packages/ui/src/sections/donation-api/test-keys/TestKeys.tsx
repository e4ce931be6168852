'use client';

import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '../../../components/copy-button/CopyButton';
import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Columns } from '../../../layout/columns/Columns';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as styles from './TestKeys.css';

export interface TestKey {
  title: string;
  text: string;
  value: string;
  copyLabel: string;
}

export interface TestKeysProps extends Pick<CopyButtonProps, 'onCopied' | 'onCopyFailed'> {
  id?: string | undefined;
  title: string;
  lead: string;
  apiKey: TestKey;
  /** The id of the selected charity. */
  charity: TestKey;
  /** A `CharitySearchPlace`. */
  children: ReactNode;
  more: { href: string; label: string };
}

/** A test key and a charity's id, ready to copy. */
export function TestKeys({
  id,
  title,
  lead,
  apiKey,
  charity,
  children,
  more,
  onCopied,
  onCopyFailed,
}: TestKeysProps) {
  const entry = (key: TestKey, live?: 'polite') => (
    <Stack gap={3} align="start">
      <Heading level={3}>{key.title}</Heading>
      <div aria-live={live}>
        <Stack gap={3} align="start">
          <Text>{key.text}</Text>
          <code className={styles.value}>{key.value}</code>
        </Stack>
      </div>
      <CopyButton
        text={key.value}
        label={key.copyLabel}
        onCopied={onCopied}
        onCopyFailed={onCopyFailed}
      />
    </Stack>
  );
  return (
    <ContainedSection id={id} gap={10}>
      <SectionHeading title={title} lead={lead} leadTone="muted" />
      <Columns gap={8}>
        <Stack gap={6} align="start">
          {entry(apiKey)}
          <Link href={more.href} standalone>
            {more.label}
          </Link>
        </Stack>
        <Stack gap={6}>
          {entry(charity, 'polite')}
          {children}
        </Stack>
      </Columns>
    </ContainedSection>
  );
}
