import { Barcode, type BarcodeProps } from '../barcode';

export type ReceiptBarcodeProps = Omit<BarcodeProps, 'height'>;

/** The barcode at the foot of a `Receipt`. Takes what `Barcode` takes. */
export function ReceiptBarcode(props: ReceiptBarcodeProps) {
  return <Barcode {...props} height="short" />;
}
