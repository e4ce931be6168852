// jsbarcode only has types for its main entry, which is ten times as large as these two encoders.
interface Encoder {
  valid(): boolean;
  encode(): { data: string; text: string };
}

declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  const Code128: new (value: string, options: object) => Encoder;
  export default Code128;
}

declare module 'jsbarcode/src/barcodes/EAN_UPC/EAN13.js' {
  const Ean13: new (value: string, options: object) => Encoder;
  export default Ean13;
}
