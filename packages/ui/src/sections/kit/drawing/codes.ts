import { encode } from 'uqr';
import { barsPath } from '../../../brand/barcode/encode';

/** Margin of a QR code, in modules. Some scanners need all of it. */
const qrQuiet = 4;

/** `edge` is the side length in modules, with the margin. */
export function qrPath(value: string): { path: string; edge: number } {
  const { data, size } = encode(value, { ecc: 'M', border: qrQuiet });
  const rows = data.map((row, y) => barsPath(row.map(Number).join(''), 1, y));
  return { path: rows.join(''), edge: size };
}

/** The part of an address that people type. */
export const shortLink = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '');
