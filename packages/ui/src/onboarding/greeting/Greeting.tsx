'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { withName } from '../../deck/copy';
import { Container } from '../../layout/container/Container';
import { Stack } from '../../layout/stack/Stack';
import { durationMs } from '../../tokens';
import { Shopfront } from '../shopfront/Shopfront';
import { ground, wait, words } from './Greeting.css';

export interface GreetingProps {
  name: string;
  /** `{name}` is replaced with the visitor's name. */
  greeting: string;
  /** The heading of the next step. Announced with `settled`. */
  next: string;
  /** True once the next step is shown below. Default false. */
  settled?: boolean | undefined;
  /** Called after 2000 ms. Keep the greeting mounted, with `settled`. */
  onContinue: () => void;
}

/** Shown between steps 1 and 2, then above step 2 for slow readers. */
export function Greeting({ name, greeting, next, settled = false, onContinue }: GreetingProps) {
  const text = useRef<HTMLDivElement>(null);
  const onTimeout = useEffectEvent(onContinue);
  useEffect(() => {
    text.current?.focus({ preventScroll: true });
    // In large text, the button before was far below.
    text.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (settled) return undefined;
    const timer = setTimeout(onTimeout, durationMs.greeting);
    return () => clearTimeout(timer);
  }, [settled]);

  return (
    <section className={ground({ settled })} data-surface="accent">
      {settled ? null : <Shopfront open />}
      <Container>
        <Stack gap={8}>
          {/* The same element in both states keeps focus. */}
          <div
            ref={text}
            className={words({ settled })}
            tabIndex={-1}
            {...(settled ? {} : { role: 'heading', 'aria-level': 1 })}
          >
            {withName(greeting, name)}
          </div>
          {settled ? null : <div className={wait} aria-hidden />}
          <VisuallyHidden role="status">{settled ? next : ''}</VisuallyHidden>
        </Stack>
      </Container>
    </section>
  );
}
