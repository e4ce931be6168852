'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { withName } from '../../deck/with-name';
import { Container } from '../../layout/container';
import { Stack } from '../../layout/stack';
import { durationMs } from '../../tokens';
import { ground, wait, words } from './Greeting.css';

export interface GreetingProps {
  /** The visitor's first name. */
  name: string;
  /** The words. `{name}` is the visitor. */
  greeting: string;
  /** The next step stands below it: the greeting is a band above that, and can be read on. Default false. */
  settled?: boolean | undefined;
  /** It has stood alone for 2000 ms: go to step 2, and keep it there, `settled`. */
  onContinue: () => void;
}

/**
 * Between step 1 and 2 of the onboarding pitch. It takes the focus once. Keep it
 * mounted over the change of step: so that slow readers and users of a screen reader lose neither the words nor their place.
 */
export function Greeting({ name, greeting, settled = false, onContinue }: GreetingProps) {
  const text = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(onContinue);
  useEffect(() => text.current?.focus(), []);
  useEffect(() => {
    if (settled) return undefined;
    const timer = setTimeout(goOn, durationMs.greeting);
    return () => clearTimeout(timer);
  }, [settled]);

  return (
    <section className={ground({ settled })} data-surface="lime">
      <Container>
        <Stack gap={8}>
          {/* One element over both states, so that neither focus nor reading position is lost. */}
          <div
            ref={text}
            className={words({ settled })}
            tabIndex={-1}
            {...(settled ? {} : { role: 'heading', 'aria-level': 1 })}
          >
            {withName(greeting, name)}
          </div>
          {settled ? null : <div className={wait} aria-hidden />}
        </Stack>
      </Container>
    </section>
  );
}
