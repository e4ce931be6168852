'use client';

import { formatPounds } from '@tuppence/giving/money';
import { childrenHelped, pointsToPence } from '@tuppence/giving/points';
import { type FormEvent, useId, useReducer, useState } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { StepActions } from '../../checkout/step/StepActions';
import { StepHeading } from '../../checkout/step/StepHeading';
import { Button } from '../../components/button/Button';
import { FormFields } from '../../components/form-fields/FormFields';
import { focusRefused } from '../../hooks/focus-refused';
import type { LoyaltyCopy } from './copy';
import { demo, panel } from './LoyaltyDemo.css';
import { LoyaltyFields } from './LoyaltyFields';
import { LoyaltyView } from './LoyaltyView';
import { loyalty, loyaltyRules, startLoyalty } from './loyalty';

export interface LoyaltyDemoProps {
  copy: LoyaltyCopy;
  /** The first is selected initially. */
  charities: readonly Charity[];
}

/** Turns loyalty points into donations (docs/behaviour.md 6.8). */
export function LoyaltyDemo({ copy, charities }: LoyaltyDemoProps) {
  const firstId = charities[0]?.id ?? '';
  const [state, dispatch] = useReducer(loyalty, firstId, startLoyalty);
  const { step, points, charityId } = state;
  const [engaged, setEngaged] = useState(false);
  const demoId = useId();
  const sumId = `${demoId}-sum`;

  const charity = charities.find(({ id }) => id === charityId)?.name ?? '';
  const helped = copy.helped(childrenHelped(points), charityId);
  const thanks = copy.thanks.text(formatPounds(pointsToPence(points)), charity, helped);
  const headings = { 1: copy.points.heading, 2: copy.charity.heading, 3: copy.thanks.heading };

  function proceed(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusRefused(event.currentTarget)) return;
    dispatch({ type: 'next' });
  }

  return (
    <section className={demo} aria-label={copy.label}>
      <span id={demoId} hidden>
        {copy.label}
      </span>
      <LoyaltyView copy={copy} step={step} points={points} charity={charity} helped={helped} />
      <form
        className={panel}
        data-surface="raised"
        onSubmit={proceed}
        onFocus={() => setEngaged(true)}
        onPointerEnter={() => setEngaged(true)}
      >
        <FormFields>
          <StepHeading
            step={step}
            steps={loyaltyRules.steps}
            said={step === 3 ? thanks : undefined}
          >
            {headings[step]}
          </StepHeading>
          <LoyaltyFields
            copy={copy}
            state={state}
            dispatch={dispatch}
            charities={charities}
            charity={charity}
            thanks={thanks}
            sumId={sumId}
            engaged={engaged}
          />
          <StepActions step={step}>
            {/* Keyed: a button that became the other during a press would submit the form. */}
            {step === 3 ? (
              <Button
                key="over"
                size="large"
                onClick={() => dispatch({ type: 'startOver', charityId: firstId })}
              >
                {copy.actions.startOver}
              </Button>
            ) : (
              <Button
                key="forward"
                type="submit"
                size="large"
                // What is given, to whom, and that it is a demo.
                aria-describedby={step === 2 && charity ? `${sumId} ${demoId}` : undefined}
              >
                {step === 1 ? copy.actions.next : copy.actions.confirm}
              </Button>
            )}
            {step === 2 ? (
              <Button tone="quiet" size="large" onClick={() => dispatch({ type: 'back' })}>
                {copy.actions.back}
              </Button>
            ) : null}
          </StepActions>
        </FormFields>
      </form>
    </section>
  );
}
