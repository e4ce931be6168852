export { Barcode, type BarcodeProps } from './Barcode';
export { type BarcodeFormat, type EncodedBarcode, encodeBarcode } from './encode';
