import { Barcode } from '../../../brand/barcode/Barcode';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card/ShoppingCard';
import { card, invite, inviteTitle } from './SupporterSteps.css';

/** The picture of a step: an invitation, a shopping card or a receipt. */
export type StepPictureData =
  | { kind: 'invite'; title: string; code: string; codeLabel: string }
  | ({ kind: 'card' } & Pick<ShoppingCardProps, 'brand' | 'value'>)
  | ({ kind: 'receipt' } & ReceiptData);

export function StepPicture({ picture }: { picture: StepPictureData }) {
  if (picture.kind === 'invite') {
    return (
      <div className={invite} data-surface="raised">
        <p className={inviteTitle}>{picture.title}</p>
        <Barcode value={picture.code} label={picture.codeLabel} height="short" />
      </div>
    );
  }
  if (picture.kind === 'card') {
    return (
      <div className={card}>
        <ShoppingCard brand={picture.brand} value={picture.value} />
      </div>
    );
  }
  const { kind: _, ...receipt } = picture;
  return <Receipt {...receipt} rules="none" />;
}
