import { Coin } from '../../components/coin';
import { Text } from '../../components/text';
import { formatPence } from '../money';
import type { CheckoutStepProps } from './step-props';

/** Step 4: the thank-you. */
export function ThanksStep({ state, copy: { thanks: copy }, charity, lines }: CheckoutStepProps) {
  return (
    <>
      <Coin size={120} dropped />
      <Text size="lead">{copy.text(formatPence(lines.netPence), state.monthly, charity)}</Text>
      <Text size="small" tone="muted">
        {copy.small}
      </Text>
    </>
  );
}
