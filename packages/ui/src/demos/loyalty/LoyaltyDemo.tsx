'use client';

import { type FormEvent, useReducer, useState } from 'react';
import type { Charity } from '../../brand/charity-picker';
import { Button } from '../../components/button';
import { FormFields } from '../../components/form-fields';
import { Slider } from '../../components/slider';
import { Text } from '../../components/text';
import { CharityField } from '../charity-field';
import { formatCount, formatPounds } from '../money';
import { StepActions, StepHeading, useStepFocus } from '../step';
import type { LoyaltyCopy } from './copy';
import { demo, panel } from './LoyaltyDemo.css';
import { LoyaltyView } from './LoyaltyView';
import { childrenHelped, loyalty, loyaltyRules, pointsToPence, startLoyalty } from './loyalty';

export interface LoyaltyDemoProps {
  /** The words. */
  copy: LoyaltyCopy;
  /** What the points can go to. The first is chosen at first, and again after starting over. */
  charities: readonly Charity[];
  /** Words of the buttons (docs/behaviour.md 6.8). */
  continueLabel?: string | undefined;
  /** Words of the button of step 2. Default `Confirm Donation`. */
  confirmLabel?: string | undefined;
  /** Words of the button of step 3. Default `Start Over`. */
  startOverLabel?: string | undefined;
  /** Words of the button that leads back. Default `Back`. */
  backLabel?: string | undefined;
}

/**
 * Points into donations, as a programme's members would meet it (docs/behaviour.md 6.8): choose points, choose a
 * charity, thank-you. Nothing is sent.
 */
export function LoyaltyDemo({
  copy,
  charities,
  continueLabel = 'Continue',
  confirmLabel = 'Confirm Donation',
  startOverLabel = 'Start Over',
  backLabel = 'Back',
}: LoyaltyDemoProps) {
  const firstId = charities[0]?.id ?? '';
  const [{ step, points, charityId }, dispatch] = useReducer(loyalty, firstId, startLoyalty);
  const [engaged, setEngaged] = useState(false);
  const heading = useStepFocus(step);

  const pounds = formatPounds(pointsToPence(points));
  const counted = formatCount(points);
  const charity = charities.find(({ id }) => id === charityId)?.name ?? '';
  const headings = { 1: copy.points.heading, 2: copy.charity.heading, 3: copy.thanks.heading };

  function proceed(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'next' });
  }

  return (
    <section className={demo} aria-label={copy.label}>
      <LoyaltyView copy={copy} step={step} points={points} charity={charity} />
      <form
        className={panel}
        data-surface="card"
        onSubmit={proceed}
        onFocus={() => setEngaged(true)}
        onPointerEnter={() => setEngaged(true)}
      >
        <FormFields>
          <StepHeading headingRef={heading} step={step} steps={loyaltyRules.steps}>
            {headings[step]}
          </StepHeading>
          {step === 1 ? (
            <>
              <Slider
                label={copy.points.sliderLabel}
                minValue={loyaltyRules.minimumPoints}
                maxValue={loyaltyRules.maximumPoints}
                step={loyaltyRules.stepPoints}
                value={points}
                onChange={(value) => dispatch({ type: 'choosePoints', points: value })}
                formatValue={(value) => copy.points.value(formatCount(value))}
              />
              <Text>{copy.points.rate}</Text>
            </>
          ) : null}
          {step === 2 ? (
            <>
              <CharityField
                label={copy.charity.label}
                hint={copy.charity.hint}
                charities={charities}
                value={charityId}
                onPick={(id) => dispatch({ type: 'chooseCharity', charityId: id })}
                wanted={engaged}
              />
              <Text>{copy.charity.summary(counted, pounds, charity)}</Text>
            </>
          ) : null}
          {step === 3 ? (
            <>
              <Text size="lead">{copy.thanks.text(pounds, charity, childrenHelped(points))}</Text>
              <Text size="small" tone="muted">
                {copy.thanks.small}
              </Text>
            </>
          ) : null}
          <StepActions>
            {/* Keys, because a button that turned into a submit button while it is pressed would submit. */}
            {step === 3 ? (
              <Button
                key="over"
                size="large"
                onClick={() => dispatch({ type: 'startOver', charityId: firstId })}
              >
                {startOverLabel}
              </Button>
            ) : (
              <Button key="forward" type="submit" size="large">
                {step === 1 ? continueLabel : confirmLabel}
              </Button>
            )}
            {step === 2 ? (
              <Button tone="quiet" size="large" onClick={() => dispatch({ type: 'back' })}>
                {backLabel}
              </Button>
            ) : null}
          </StepActions>
        </FormFields>
      </form>
    </section>
  );
}
