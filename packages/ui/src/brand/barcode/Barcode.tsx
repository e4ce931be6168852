'use client';

import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { barcode, bars, digits } from './Barcode.css';
import { barsPath, code128Modules, fitsBarcode } from './encode';

const heightUnits = 40;
/** White modules that scanners need on each side of the bars. */
const quietModules = 10;

export interface BarcodeProps {
  /** 1 to 48 printable ASCII characters. */
  value: string;
  /** Accessible name. Default: `barcode` of the `ControlWords`. */
  label?: string | undefined;
  /** `short` 40 px, `tall` (default) 64 px, `scaled` 6 em. */
  height?: 'short' | 'tall' | 'scaled' | undefined;
  /** Prints the value below the bars. */
  showText?: boolean | undefined;
}

/** A scannable Code 128 barcode, as wide as its container. */
export function Barcode({ value, label, height = 'tall', showText = true }: BarcodeProps) {
  const { barcode: named = (text: string) => `Barcode ${text}` } = useControlWords();
  if (!fitsBarcode(value)) {
    console.error(`A barcode takes 1 to 48 printable ASCII characters, not "${value}".`);
    return (
      <div className={barcode}>
        <p className={digits} translate="no">
          {value}
        </p>
      </div>
    );
  }
  const modules = code128Modules(value);
  return (
    <div className={barcode}>
      <svg
        className={bars({ height })}
        role="img"
        aria-label={label ?? named(value)}
        viewBox={`${-quietModules} 0 ${modules.length + 2 * quietModules} ${heightUnits}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        focusable="false"
      >
        <path d={barsPath(modules, heightUnits)} fill="currentColor" />
      </svg>
      {showText && (
        <p className={digits} translate="no" aria-hidden="true">
          {value}
        </p>
      )}
    </div>
  );
}
