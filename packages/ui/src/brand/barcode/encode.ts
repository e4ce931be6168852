import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js';

export const fitsBarcode = (value: string) => /^[\x20-\x7e]{1,48}$/.test(value);

/** Returns one character per module: 1 is a bar, 0 a gap. */
export function code128Modules(value: string): string {
  return new Code128(value, {}).encode().data;
}

/** The bars as one SVG path. A module is one unit wide. */
export function barsPath(modules: string, height: number, top = 0): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} ${top}h${bar.length}v${height}h-${bar.length}z`)
    .join('');
}
