import { encode } from 'uqr';
import { barsPath, code128Modules } from '../../../brand/barcode/encode';
import type { KitContent } from './kit-content';

/** Margin of a QR code, in modules. Some scanners need all of it. */
const qrQuiet = 4;
/** Margin on each side of a barcode, in modules. */
export const barcodeQuiet = 10;

/** `edge` is the side length in modules, with the margin. */
export function qrPath(value: string): { path: string; edge: number } {
  const { data, size } = encode(value, { ecc: 'M', border: qrQuiet });
  const rows = data.map((row, y) => barsPath(row.map(Number).join(''), 1, y));
  return { path: rows.join(''), edge: size };
}

/** Without the margin. Dark modules are true. */
export function qrModules(value: string): boolean[][] {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

/** The part of an address that people type. */
export const shortLink = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '');

export interface KitBarcode {
  /** One character per module: 1 is a bar, 0 a gap. */
  modules: string;
  /** Width of a module, in whole units. */
  module: number;
}

/** Encodes the link if it is ASCII and its modules can be `least` wide, otherwise the code. */
export function kitBarcode(
  { link, code }: Pick<KitContent, 'link' | 'code'>,
  width: number,
  least: number,
): KitBarcode {
  const fitted = (value: string) => {
    const modules = code128Modules(value);
    return { modules, module: Math.floor(width / (modules.length + 2 * barcodeQuiet)) };
  };
  const ofLink = /^[\x20-\x7e]+$/.test(link) ? fitted(link) : undefined;
  if (ofLink && ofLink.module >= least) return ofLink;
  const ofCode = fitted(code);
  return { ...ofCode, module: Math.max(ofCode.module, 1) };
}
