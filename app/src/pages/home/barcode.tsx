import { ReceiptBarcode } from '@tuppence/ui/brand';
import { heroBarcode } from '../../content/home-parts';

export default function HomeBarcode() {
  return <ReceiptBarcode value={heroBarcode} />;
}
