export { Receipt, type ReceiptData, type ReceiptProps } from './Receipt';
export { ReceiptBarcode, type ReceiptBarcodeProps } from './ReceiptBarcode';
export { ReceiptFooter, type ReceiptFooterProps } from './ReceiptFooter';
export { ReceiptHeader, type ReceiptHeaderProps } from './ReceiptHeader';
export { ReceiptLine, type ReceiptLineProps } from './ReceiptLine';
export { ReceiptLines, type ReceiptLinesProps } from './ReceiptLines';
export { ReceiptPaper, type ReceiptPaperProps } from './ReceiptPaper';
export { ReceiptRule } from './ReceiptRule';
export { ReceiptTotal, type ReceiptTotalProps } from './ReceiptTotal';
