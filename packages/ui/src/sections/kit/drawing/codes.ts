import { encode } from 'uqr';
import { code128Modules } from '../../../brand/barcode/encode';
import type { KitContent } from './kit-content';

/** White around a QR code, in modules: less and some readers do not find it. */
const qrQuiet = 4;
/** White on either side of a barcode, in modules. */
export const barcodeQuiet = 10;

/** A QR code as the outline of one path, and its edge in modules with the white around it. */
export function qrPath(value: string): { path: string; edge: number } {
  const { data, size } = encode(value, { ecc: 'M', border: qrQuiet });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { path, edge: size };
}

/** The modules of a QR code, dark ones true, without the white around it. */
export function qrModules(value: string): boolean[][] {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

/** An address as people type it. */
export const typedLink = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '');

/** A barcode that can be read at its size. */
export interface KitBarcode {
  /** What it says: the link, or the code alone. */
  value: string;
  /** One character a module: 1 is a bar, 0 a gap. */
  modules: string;
  /** Width of a module, in whole units. */
  module: number;
}

/**
 * The barcode for a width: the invite link where its narrowest bar is at least `least` units wide, else
 * the invite code alone.
 */
export function kitBarcode(
  { link, code }: Pick<KitContent, 'link' | 'code'>,
  width: number,
  least: number,
): KitBarcode {
  const fitted = (value: string) => {
    const modules = code128Modules(value);
    return { value, modules, module: Math.floor(width / (modules.length + 2 * barcodeQuiet)) };
  };
  const ofLink = /^[\x20-\x7e]+$/.test(link) ? fitted(link) : undefined;
  if (ofLink && ofLink.module >= least) return ofLink;
  const ofCode = fitted(code);
  return { ...ofCode, module: Math.max(ofCode.module, 1) };
}
