import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js';

/** Whether a value has 1 to 48 printable ASCII characters. */
export const fitsBarcode = (value: string) => /^[\x20-\x7e]{1,48}$/.test(value);

/** Encodes printable ASCII text. Each character of the result is a module: 1 is a bar, 0 a gap. */
export function code128Modules(value: string): string {
  return new Code128(value, {}).encode().data;
}

/** The bars as one SVG path, `height` units tall and one unit wide for each module. */
export function barsPath(modules: string, height: number, top = 0): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} ${top}h${bar.length}v${height}h-${bar.length}z`)
    .join('');
}
