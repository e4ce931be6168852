import { ShoppingCard, type ShoppingCardProps } from '../../../brand/shopping-card/ShoppingCard';
import { Coin } from '../../../components/coin/Coin';
import { card, gift, giftAmount, invite, inviteCode, inviteTitle } from './SupporterSteps.css';

export type StepPictureData =
  | { kind: 'invite'; title: string; code: string }
  | ({ kind: 'card' } & Pick<ShoppingCardProps, 'brand' | 'value'>)
  | { kind: 'gift'; label: string; amount: string };

export function StepPicture({ picture }: { picture: StepPictureData }) {
  if (picture.kind === 'invite') {
    return (
      <div className={invite} data-surface="raised">
        <p className={inviteTitle}>{picture.title}</p>
        <p className={inviteCode}>{picture.code}</p>
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
  return (
    <div className={gift} data-surface="accent">
      <Coin size={72} />
      <p>
        <span>{picture.label}</span>
        <span className={giftAmount}>{picture.amount}</span>
      </p>
    </div>
  );
}
