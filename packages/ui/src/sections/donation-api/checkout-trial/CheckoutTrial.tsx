'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import { FieldError } from '../../../components/field';
import { FormFields } from '../../../components/form-fields/FormFields';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { onScreen } from '../../../layout/on-screen.css';
import { Section } from '../../../layout/section/Section';
import { live, offered, opened } from './CheckoutTrial.css';

export interface CheckoutTrialProps {
  id?: string | undefined;
  title: string;
  lead: string;
  openLabel: string;
  openingLabel: string;
  failedText: string;
  scriptlessText: string;
  /** `opening`: the code is loading. `failed`: it did not load. */
  state: 'closed' | 'opening' | 'failed' | 'open';
  /** What the checkout last reported, announced below it. */
  result?: string | undefined;
  children?: ReactNode;
  /** Loads the trial. If its promise rejects, the failure is shown. */
  onOpen: () => void;
}

/** A button, then the checkout that it opens. */
export function CheckoutTrial({
  id,
  title,
  lead,
  openLabel,
  openingLabel,
  failedText,
  scriptlessText,
  state,
  result,
  children,
  onOpen,
}: CheckoutTrialProps) {
  const titleId = useId();
  const failureId = useId();
  const openedRef = useRef<HTMLDivElement>(null);
  const failed = state === 'failed';
  useEffect(() => {
    // The button that had focus is gone.
    if (state === 'open') openedRef.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Section landmark tone="quiet" space="compact" id={id} aria-labelledby={titleId}>
      <div className={state === 'open' ? undefined : onScreen}>
        <Container>
          <div className={state === 'open' ? opened : offered}>
            <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
            {state === 'open' ? (
              // biome-ignore lint/a11y/useSemanticElements: the checkout is more than a set of fields
              <div ref={openedRef} role="group" tabIndex={-1} aria-labelledby={titleId}>
                {children}
              </div>
            ) : (
              <FormFields scriptlessText={scriptlessText}>
                <div>
                  <Button
                    size="large"
                    pending={state === 'opening'}
                    pendingLabel={openingLabel}
                    aria-describedby={failed ? failureId : undefined}
                    onClick={onOpen}
                  >
                    {openLabel}
                  </Button>
                </div>
                <FieldError id={failureId}>{failed ? failedText : undefined}</FieldError>
              </FormFields>
            )}
          </div>
          <div className={live} aria-live="polite">
            {result ? <Text size="small">{result}</Text> : null}
          </div>
        </Container>
      </div>
    </Section>
  );
}
