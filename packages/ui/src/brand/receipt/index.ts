export { Receipt, type ReceiptData, type ReceiptProps } from './Receipt';
export { ReceiptBarcode, type ReceiptBarcodeProps } from './ReceiptBarcode';
export { ReceiptPaper, type ReceiptPaperProps } from './ReceiptPaper';
export * from './ReceiptParts';
