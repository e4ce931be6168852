import { Barcode } from '../../../brand/barcode';
import {
  Receipt,
  ReceiptHeader,
  ReceiptLine,
  type ReceiptLineProps,
  ReceiptLines,
  ReceiptTotal,
} from '../../../brand/receipt';
import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card';
import { card, invite, inviteTitle } from './SupporterSteps.css';

/** What lies on the belt at a step. */
export type StepThing =
  | { kind: 'invite'; title: string; code: string }
  | ({ kind: 'card' } & Pick<ShoppingCardProps, 'brand' | 'value'>)
  | {
      kind: 'receipt';
      label: string;
      title: string;
      lines: readonly ReceiptLineProps[];
      total: { label: string; value: string };
    };

/** Draws a thing on the belt. */
export function StepObject({ thing }: { thing: StepThing }) {
  if (thing.kind === 'invite') {
    return (
      <div className={invite} data-surface="card">
        <p className={inviteTitle}>{thing.title}</p>
        <Barcode value={thing.code} label={`Invite code ${thing.code}`} height="short" />
      </div>
    );
  }
  if (thing.kind === 'card') {
    return (
      <div className={card}>
        <ShoppingCard brand={thing.brand} value={thing.value} />
      </div>
    );
  }
  return (
    <Receipt label={thing.label}>
      <ReceiptHeader>{thing.title}</ReceiptHeader>
      <ReceiptLines>
        {thing.lines.map((line) => (
          <ReceiptLine key={line.label} {...line} />
        ))}
      </ReceiptLines>
      <ReceiptTotal {...thing.total} tone="gift" />
    </Receipt>
  );
}
