'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Container } from '../../layout/container/Container';
import { Stack } from '../../layout/stack/Stack';
import { AuthSlip, type AuthSlipProps } from '../auth-slip/AuthSlip';
import * as styles from './AuthFrame.css';

export type AuthFrameProps = {
  /** A change moves focus to the heading. */
  title: string;
  /** The line below the heading. */
  subtitle: string;
  children: ReactNode;
} & (
  | {
      /** What an account contains, shown as an `AuthSlip`. */
      account: AuthSlipProps;
      aside?: undefined;
    }
  | {
      /** Beside the form, or below it on a phone, instead of the `account`. */
      aside: ReactNode;
      account?: undefined;
    }
);

/** The page around each step of `/auth` (docs/behaviour.md 3.13). */
export function AuthFrame({ title, subtitle, account, aside, children }: AuthFrameProps) {
  const subtitleId = useId();
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
              <Heading
                level={1}
                size="section"
                ref={heading}
                tabIndex={-1}
                aria-describedby={subtitleId}
              >
                {title}
              </Heading>
              <Text size="lead" tone="muted" id={subtitleId}>
                {subtitle}
              </Text>
            </Stack>
            {children}
          </Stack>
        </Container>
      </div>
      <div className={styles.aside} data-surface="strong">
        {account ? <AuthSlip {...account} /> : aside}
      </div>
    </div>
  );
}
