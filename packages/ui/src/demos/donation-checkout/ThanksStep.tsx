import { Coin } from '../../components/coin/Coin';
import { Text } from '../../components/text/Text';
import type { CheckoutStepProps } from './step-props';

export function ThanksStep({ copy: { thanks: copy }, sums }: CheckoutStepProps) {
  return (
    <>
      <Coin size={120} dropped />
      <Text size="lead">{copy.text(sums)}</Text>
      <Text size="small" tone="muted">
        {copy.small}
      </Text>
    </>
  );
}
