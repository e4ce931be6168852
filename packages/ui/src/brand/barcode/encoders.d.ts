// jsbarcode only has types for its main entry, which is ten times as large as this encoder.
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  const Code128: new (value: string, options: object) => { encode(): { data: string } };
  export default Code128;
}
