import { heroBarcode } from '@tuppence/content/home/static-parts';
import { ReceiptBarcode } from '@tuppence/ui/brand';

export default function HomeBarcode() {
  return <ReceiptBarcode value={heroBarcode} />;
}
