'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field';
import { FormFields } from '../../../components/form-fields';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { onScreen } from './CheckoutTrial.css';

export interface CheckoutTrialProps {
  /** Anchor of the section. Default none. */
  id?: string | undefined;
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** Words of the button that opens it. */
  openLabel: string;
  /** Words of the button while the code is fetched. */
  openingLabel: string;
  /** Shown when the code could not be fetched. The button tries again. */
  failedText: string;
  /** Shown where scripts are off. */
  scriptlessText: string;
  /** `opening` while the code is fetched, `failed` when it could not be fetched, `open` when `children` show. */
  state: 'closed' | 'opening' | 'failed' | 'open';
  /** What the last callback reported. Default none. */
  result?: string | undefined;
  /** What is tried, once it is open. */
  children?: ReactNode;
  /** The button was pressed. */
  onOpen: () => void;
}

/** The checkout of the sample code, to try in the page. Its code is fetched when it is asked for. */
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
  const opened = useRef<HTMLDivElement>(null);
  const failed = state === 'failed';
  useEffect(() => {
    // The button that had the focus has been removed. What was opened stands in its place already.
    if (state === 'open') opened.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Section landmark tone="paper" id={id} aria-labelledby={titleId}>
      <div className={state === 'open' ? undefined : onScreen}>
        <Container>
          <Stack gap={8}>
            <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
            {state === 'open' ? (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form that does not exist.
              <div ref={opened} role="group" tabIndex={-1} aria-labelledby={titleId}>
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
            <div aria-live="polite">{result ? <Text size="small">{result}</Text> : null}</div>
          </Stack>
        </Container>
      </div>
    </Section>
  );
}
