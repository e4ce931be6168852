import { Barcode, type BarcodeProps } from '../barcode/Barcode';

export type ReceiptBarcodeProps = Omit<BarcodeProps, 'height'>;

/** The barcode at the bottom of a `Receipt`. */
export function ReceiptBarcode(props: ReceiptBarcodeProps) {
  return <Barcode {...props} height="short" />;
}
