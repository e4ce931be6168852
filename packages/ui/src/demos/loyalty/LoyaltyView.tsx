import { formatCount, formatPence, formatPounds } from '@tuppence/giving/money';
import { pointsToPence } from '@tuppence/giving/points';
import { Receipt } from '../../brand/receipt';
import { Text } from '../../components/text/Text';
import { PointsToCoins } from '../points-to-coins/PointsToCoins';
import type { LoyaltyCopy } from './copy';
import { figure, pointsFigure, poundsFigure, receiptPlace, view } from './LoyaltyDemo.css';
import type { LoyaltyStep } from './loyalty';

interface LoyaltyViewProps {
  copy: LoyaltyCopy;
  step: LoyaltyStep;
  points: number;
  charity: string;
  helped: string;
}

/** Points turning into pounds, and the receipt at the end. */
export function LoyaltyView({ copy, step, points, charity, helped }: LoyaltyViewProps) {
  const pence = pointsToPence(points);
  if (step === 3) {
    return (
      <div className={receiptPlace}>
        <Receipt
          label={copy.receipt.label}
          title={copy.receipt.title}
          lines={[
            { label: copy.receipt.points, value: formatCount(points) },
            { label: copy.receipt.rate, value: copy.receipt.rateValue },
            { label: copy.receipt.impact, value: helped },
          ]}
          total={{ label: copy.receipt.total(charity), value: formatPence(pence) }}
          footer={copy.receipt.footer}
          printing
        />
      </div>
    );
  }
  return (
    <div className={view} data-surface="page">
      <div className={pointsFigure}>
        <div className={figure}>{copy.points.value(formatCount(points))}</div>
      </div>
      <PointsToCoins points={points} />
      <div className={poundsFigure}>
        <Text size="small" tone="muted">
          {copy.points.worth}
        </Text>
        <div className={figure}>{formatPounds(pence)}</div>
      </div>
    </div>
  );
}
