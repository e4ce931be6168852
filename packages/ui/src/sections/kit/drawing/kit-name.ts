import { fitText, type Measure, mostLines } from '../../../brand/drawing/fit-text';
import { graphemesOf } from '../../../components/text/graphemes';
import { type KitPiece, nameBox } from './kit-sizes';

/** Maximum, in characters. */
const kitNameLength = 60;

/** The kit's fonts have European Latin and Arabic letters. */
const drawable =
  /^[\n\x20-\x7e\xa0-\xff\u0100-\u017f\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u0600-\u061c\u061e-\u06ff\u200c\u200d]$/u;

export type KitNameFault =
  | { kind: 'none' }
  | { kind: 'length'; length: number }
  | { kind: 'lines' }
  | { kind: 'letter'; letter: string }
  | { kind: 'wide' };

/** Cleans a typed name. */
export function kitName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Why a name from `kitName` cannot be drawn on every piece. */
export function kitNameFault(name: string, measure: Measure): KitNameFault | undefined {
  if (!name) return { kind: 'none' };
  const letter = graphemesOf(name).find(
    (one) => !Array.from(one).every((character) => drawable.test(character)),
  );
  if (letter) return { kind: 'letter', letter };
  const length = graphemesOf(name).length;
  if (length > kitNameLength) return { kind: 'length', length };
  if (name.split('\n').length > mostLines) return { kind: 'lines' };
  // With a logo and a number, so that neither can make a name too long.
  const fits = (['poster', 'card', 'square'] satisfies KitPiece[]).every((piece) =>
    fitText(name, nameBox(piece, { logo: true, number: true }), measure),
  );
  return fits ? undefined : { kind: 'wide' };
}
