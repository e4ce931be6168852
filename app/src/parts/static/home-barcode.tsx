import { ReceiptBarcode } from '@tuppence/ui';
import { heroBarcode } from '../../content/home-parts';

export default function HomeBarcode() {
  return <ReceiptBarcode value={heroBarcode} />;
}
