import type { AmountProblem } from '@tuppence/giving/amount';
import { formatPounds } from '@tuppence/giving/money';
import type { Charity } from '../../brand/charity-picker/charity';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { RadioGroup } from '../../components/radio-group/RadioGroup';
import { TextField } from '../../components/text-field/TextField';
import { CharityField } from '../charity-field/CharityField';
import { checkoutRules } from './checkout';
import type { CheckoutStepProps } from './step-props';

export interface AmountStepProps extends CheckoutStepProps {
  charities: readonly Charity[];
  problem: AmountProblem | undefined;
  pickerWanted: boolean;
}

/** Step 1: amount, frequency and charity. */
export function AmountStep({
  state,
  printed,
  copy: { amount: copy },
  onEnter,
  charities,
  problem,
  pickerWanted,
}: AmountStepProps) {
  return (
    <>
      <RadioGroup
        look="keys"
        label={copy.label}
        value={String(state.choice)}
        onValueChange={(choice) =>
          onEnter({ choice: choice === 'custom' ? 'custom' : Number(choice) })
        }
        options={[
          ...checkoutRules.presetsPence.map((pence) => ({
            value: String(pence),
            label: formatPounds(pence),
          })),
          { value: 'custom', label: copy.custom },
        ]}
      />
      {printed.choice === 'custom' ? (
        <TextField
          name="amount"
          label={copy.customLabel}
          description={copy.customHint}
          error={problem ? copy.problems[problem] : undefined}
          leading="£"
          figures
          inputMode="decimal"
          autoComplete="off"
          // Nobody can enter a field that is about to go.
          disabled={state.choice !== 'custom'}
          value={state.customEntry}
          onChange={(event) => onEnter({ customEntry: event.target.value })}
        />
      ) : null}
      <Checkbox
        name="monthly"
        label={copy.monthly}
        description={copy.monthlyHint}
        checked={state.monthly}
        onChange={(event) => onEnter({ monthly: event.target.checked })}
      />
      {charities.length > 1 ? (
        <CharityField
          label={copy.charityLabel}
          description={copy.charityHint}
          charities={charities}
          value={state.charityId}
          onValueChange={(charityId) => onEnter({ charityId })}
          wanted={pickerWanted}
        />
      ) : null}
    </>
  );
}
