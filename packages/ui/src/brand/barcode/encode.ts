import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js';
import Ean13 from 'jsbarcode/src/barcodes/EAN_UPC/EAN13.js';

/** Code 128 holds any printable ASCII text; EAN-13 holds a product number. */
export type BarcodeFormat = 'code128' | 'ean13';

/** A barcode ready to draw. */
export interface EncodedBarcode {
  /** One character per module: 1 is a bar, 0 a gap. */
  modules: string;
  /** The encoded value, for people to read and type. */
  text: string;
}

const flat = { flat: true };

/**
 * Encodes a value as modules.
 *
 * @throws RangeError if the format cannot hold the value.
 */
export function encodeBarcode(value: string, format: BarcodeFormat = 'code128'): EncodedBarcode {
  if (format === 'ean13') {
    if (!/^\d{12,13}$/.test(value)) {
      throw new RangeError(`EAN-13 takes 12 or 13 digits, not "${value}".`);
    }
    const encoder = new Ean13(value, flat);
    if (!encoder.valid()) throw new RangeError(`The check digit of EAN-13 "${value}" is wrong.`);
    const { data, text } = encoder.encode();
    return { modules: data, text: `${text[0]} ${text.slice(1, 7)} ${text.slice(7)}` };
  }
  if (!/^[\x20-\x7e]{1,48}$/.test(value)) {
    throw new RangeError(`Code 128 takes 1 to 48 printable ASCII characters, not "${value}".`);
  }
  return { modules: code128Modules(value), text: value };
}

/** Encodes printable ASCII text of any length; the caller checks that it fits. */
export function code128Modules(value: string): string {
  return new Code128(value, {}).encode().data;
}

/** The bars as one SVG path, `height` units tall, one unit per module. */
export function barsPath(modules: string, height: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('');
}
