import { Barcode } from '../../../brand/barcode';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card';
import { card, invite, inviteTitle } from './SupporterSteps.css';

/** What lies on the belt at a step. */
export type StepThing =
  | { kind: 'invite'; title: string; code: string; codeLabel: string }
  | ({ kind: 'card' } & Pick<ShoppingCardProps, 'brand' | 'value'>)
  | ({ kind: 'receipt' } & ReceiptData);

/** Draws a thing on the belt. */
export function StepObject({ thing }: { thing: StepThing }) {
  if (thing.kind === 'invite') {
    return (
      <div className={invite} data-surface="card">
        <p className={inviteTitle}>{thing.title}</p>
        <Barcode value={thing.code} label={thing.codeLabel} height="short" />
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
  const { kind: _, ...receipt } = thing;
  return <Receipt {...receipt} rules="none" />;
}
