import { canPayBy, type PaymentMethod } from '@tuppence/giving/donation';
import { RadioGroup } from '../../components/radio-group/RadioGroup';
import { Text } from '../../components/text/Text';
import type { CheckoutStepProps } from './step-props';

const methods: readonly PaymentMethod[] = ['bankTransfer', 'card'];

/** Step 3: the payment method and its cost. */
export function PaymentStep({
  state,
  copy: { payment: copy },
  lines,
  sums,
  sumId,
  sending,
  onEnter,
}: CheckoutStepProps) {
  const cardOpen = canPayBy('card', lines.grossPence);
  return (
    <>
      <RadioGroup
        look="keys"
        label={copy.label}
        value={state.payment}
        onValueChange={(payment) => onEnter({ payment })}
        options={methods.map((method) => ({
          value: method,
          ...copy.methods[method],
          // The chosen method keeps focus while the donation is sent.
          disabled: !canPayBy(method, lines.grossPence) || (sending && method !== state.payment),
        }))}
      />
      {cardOpen ? null : <Text size="small">{copy.cardTooDear}</Text>}
      <Text id={sumId}>{copy.summary(sums)}</Text>
    </>
  );
}
