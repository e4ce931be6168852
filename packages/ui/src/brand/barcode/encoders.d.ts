// jsbarcode has types only for its much larger main entry.
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  const Code128: new (value: string, options: object) => { encode(): { data: string } };
  export default Code128;
}
