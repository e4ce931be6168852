import { identifierOf } from '@tuppence/content/site';
import { ReceiptBarcode } from '@tuppence/ui/brand';
import { env } from '../../env.ts';

export default function HomeBarcode() {
  return <ReceiptBarcode value={identifierOf(env.name).toUpperCase()} />;
}
