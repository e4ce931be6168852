import { formatCount, formatPounds } from '@tuppence/giving/money';
import { pointsToPence } from '@tuppence/giving/points';
import type { Dispatch } from 'react';
import type { Charity } from '../../brand/charity-picker/charity';
import { CharityField } from '../../checkout/charity-field/CharityField';
import { Slider } from '../../components/slider/Slider';
import { Text } from '../../components/text/Text';
import type { LoyaltyCopy } from './copy';
import { type LoyaltyAction, type LoyaltyState, loyaltyRules } from './loyalty';

interface LoyaltyFieldsProps {
  copy: LoyaltyCopy;
  state: LoyaltyState;
  dispatch: Dispatch<LoyaltyAction>;
  charities: readonly Charity[];
  charity: string;
  thanks: string;
  /** Of what is given, for the button that confirms it. */
  sumId: string;
  /** True once the visitor starts to use the demo. */
  engaged: boolean;
}

/** The content of each step. */
export function LoyaltyFields({
  copy,
  state: { step, points, charityId },
  dispatch,
  charities,
  charity,
  thanks,
  sumId,
  engaged,
}: LoyaltyFieldsProps) {
  if (step === 1) {
    return (
      <>
        <Slider
          {...loyaltyRules.points}
          name="points"
          label={copy.points.sliderLabel}
          value={points}
          onValueChange={(value) => dispatch({ type: 'choosePoints', points: value })}
          formatValue={(value) =>
            `${copy.points.value(formatCount(value))}, ${formatPounds(pointsToPence(value))}`
          }
        />
        <Text>{copy.points.rate}</Text>
      </>
    );
  }
  if (step === 2) {
    return (
      <>
        <CharityField
          label={copy.charity.label}
          description={copy.charity.hint}
          charities={charities}
          value={charityId}
          onValueChange={(id) => dispatch({ type: 'chooseCharity', charityId: id })}
          wanted={engaged}
        />
        {charity ? (
          <Text id={sumId}>
            {copy.charity.summary(
              formatCount(points),
              formatPounds(pointsToPence(points)),
              charity,
            )}
          </Text>
        ) : null}
      </>
    );
  }
  return (
    <>
      <Text size="lead">{thanks}</Text>
      <Text size="small" tone="muted">
        {copy.thanks.small}
      </Text>
    </>
  );
}
