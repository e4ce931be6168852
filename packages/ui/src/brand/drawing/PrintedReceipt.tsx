import { tornPath } from '../receipt/torn-path';
import { lineOfText } from './line-of-text';
import { measureText } from './measure';
import { heightOf, TextLines } from './TextLines';

interface Place {
  x: number;
  y: number;
  width: number;
}

interface PrinterProps extends Place {
  height: number;
  /** Height of a tooth of the torn edge. */
  tooth: number;
  colours: { paper: string; ink: string };
}

/** Paper that comes out of a printer's slot. `y` is the middle of the slot. */
export function Printer({ x, y, width, height, tooth, colours }: PrinterProps) {
  const slot = 2.3 * tooth;
  return (
    <>
      <path d={tornPath(x, y, width, height, tooth)} fill={colours.paper} />
      <rect
        x={x - slot}
        y={y - slot / 2}
        width={width + 2 * slot}
        height={slot}
        rx={slot / 2}
        fill={colours.ink}
      />
    </>
  );
}

/** A dashed rule that ends with a whole dash. `stroke` is its thickness. */
export function Rule({ x, y, width, stroke, ink }: Place & { stroke: number; ink: string }) {
  const dash = stroke * 5;
  const gaps = Math.round((width - dash) / (stroke * 9));
  return (
    <path
      d={`M${x} ${y}h${width}`}
      stroke={ink}
      strokeWidth={stroke}
      strokeDasharray={`${dash} ${(width - dash) / gaps - dash}`}
    />
  );
}

interface LineProps extends Place {
  label: string;
  value: string;
  /** Font size. */
  size: number;
  ink: string;
}

/** A label and its value at either end. A long value shrinks to what the label leaves. */
export function Line({ label, value, x, y, width, size, ink }: LineProps) {
  const start = lineOfText(label, 'figures', width * 0.62, size);
  const room = width - start.size * (measureText(label, 'figures') + 1);
  const end = lineOfText(value, 'figures', room, size);
  return (
    <>
      <TextLines text={start} x={x} y={y} width={width} fill={ink} />
      <TextLines
        text={end}
        x={x}
        y={y + (heightOf(start) - heightOf(end)) / 2}
        width={width}
        fill={ink}
        anchor="end"
      />
    </>
  );
}
