import { ReceiptBarcode } from '@tuppence/ui';
import { heroBarcode } from '../../content/home';

export default function HomeBarcode() {
  return <ReceiptBarcode value={heroBarcode} />;
}
