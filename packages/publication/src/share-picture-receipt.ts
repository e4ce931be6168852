import type { Node } from '@takumi-rs/core';
import type { ShareText } from '@tuppence/content/share-pictures';
import type { Drawings } from './drawings.ts';
import { background, box } from './share-picture-elements.ts';

const receiptWidth = 420;
const receiptHeight = 410;

function paper(color: Drawings['color']): string {
  const tooth = 10;
  const count = receiptWidth / (2 * tooth);
  const top = `l${tooth} -${tooth}l${tooth} ${tooth}`.repeat(count);
  const foot = `l-${tooth} ${tooth}l-${tooth} -${tooth}`.repeat(count);
  // The margin keeps its rotated sides smooth.
  const viewBox = `-1 -1 ${receiptWidth + 2} ${receiptHeight + 2}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${color.raised}" d="M0 ${tooth}${top}V${receiptHeight - tooth}${foot}Z"/></svg>`;
}

const dashes = (color: Drawings['color']) =>
  box({ height: 0, borderTop: `2px dashed ${color.control}`, margin: '18px 0' });

/** Of a letter in the receipt's font, by its size. */
const letterWidth = 0.6;
const lineWidth = receiptWidth - 2 * 36;

function receiptLine([label, value]: readonly [string, string]): Node {
  // At least two letters' space between label and value.
  const fitting = lineWidth / letterWidth / (label.length + 2 + value.length);
  return box(
    {
      justifyContent: 'space-between',
      fontSize: Math.min(25, fitting),
      lineHeight: '42px',
      whiteSpace: 'nowrap',
    },
    box({}, label),
    box({}, value),
  );
}

export function receipt(siteName: string, text: ShareText, { color }: Drawings): Node {
  const [label, value] = text.total;
  return box(
    {
      flexDirection: 'column',
      width: receiptWidth,
      height: receiptHeight,
      padding: '46px 36px',
      color: color.text,
      fontFamily: 'Spline Sans Mono',
      transform: 'rotate(3deg)',
      ...background(paper(color), receiptWidth, receiptHeight),
    },
    box(
      {
        justifyContent: 'center',
        fontFamily: 'Bricolage Grotesque',
        fontSize: 36,
        letterSpacing: -1,
      },
      siteName,
    ),
    dashes(color),
    ...Object.entries(text.lines).map(receiptLine),
    dashes(color),
    box(
      {
        justifyContent: 'space-between',
        alignItems: 'center',
        padding: '18px 16px',
        margin: '0 -16px',
        backgroundColor: color.accent,
        fontSize: 25,
      },
      box({ maxWidth: 170, lineHeight: 1.2 }, label),
      box({ fontSize: value.length > 7 ? 30 : 42, letterSpacing: -2 }, value),
    ),
  );
}
