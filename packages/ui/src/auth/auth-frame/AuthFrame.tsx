'use client';

import { Check } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../../brand/mark';
import { Heading } from '../../components/heading/Heading';
import { Icon } from '../../components/icon/Icon';
import { Text } from '../../components/text/Text';
import { Container } from '../../layout/container/Container';
import { Stack } from '../../layout/stack/Stack';
import * as styles from './AuthFrame.css';

export interface AuthFrameProps {
  /** A change moves focus to the heading. */
  title: string;
  subtitle: string;
  /** What an account contains. */
  account: { title: string; points: readonly string[] };
  children: ReactNode;
}

/** The page around each step of `/auth` (docs/behaviour.md 3.13). */
export function AuthFrame({ title, subtitle, account, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.frame}>
      <div className={styles.side} data-surface="page">
        <Container width="narrow">
          <Stack gap={8}>
            <Stack gap={2}>
              <Heading level={1} size="section" ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              <Text size="lead" tone="muted">
                {subtitle}
              </Text>
            </Stack>
            {children}
          </Stack>
        </Container>
      </div>
      <div className={styles.aside} data-surface="strong">
        <Stack gap={8}>
          <Mark size={96} />
          <Heading level={2}>{account.title}</Heading>
          <Stack as="ul">
            {account.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon icon={Check} />
                <Text as="span">{point}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </div>
    </div>
  );
}
