import { Barcode } from '../../../components/barcode';
import {
  Receipt,
  ReceiptHeader,
  ReceiptLine,
  type ReceiptLineProps,
  ReceiptLines,
  ReceiptTotal,
} from '../../../components/receipt';
import { ShoppingCard, type ShoppingCardProps } from '../../../components/shopping-card';
import { card, invite, inviteTitle } from './ConveyorSteps.css';

/** What lies on the belt at a step. */
export type ConveyorThing =
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
export function ConveyorObject({ thing }: { thing: ConveyorThing }) {
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
