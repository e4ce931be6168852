import { barcode, bars, digits } from './Barcode.css';
import { type BarcodeFormat, barsPath, type EncodedBarcode, encodeBarcode } from './encode';

const heightUnits = 40;
/** White modules that a scanner needs on each side of the bars. */
const quietModules = { code128: 10, ean13: 9 } as const;

export interface BarcodeProps {
  /** The value to encode. If it does not fit the format, it is shown as text and an error is logged. */
  value: string;
  /**
   * `code128` (default): 1 to 48 printable ASCII characters. `ean13`: 12 digits, or 13 with the
   * correct check digit.
   */
  format?: BarcodeFormat | undefined;
  /** Accessible name. Default: "Barcode" and the value. */
  label?: string | undefined;
  /** Height of the bars: `short` 40 px, `tall` (default) 64 px, `scaled` 6 em. */
  height?: 'short' | 'tall' | 'scaled' | undefined;
  /** Shows the value below the bars. Default true. */
  showText?: boolean | undefined;
}

/** A scannable barcode, as wide as its container. Never use it as a decorative pattern. */
export function Barcode({
  value,
  format = 'code128',
  label = `Barcode ${value}`,
  height = 'tall',
  showText = true,
}: BarcodeProps) {
  const encoded = encodedOrLogged(value, format);
  if (!encoded) {
    return (
      <div className={barcode}>
        <p className={digits}>{value}</p>
      </div>
    );
  }
  const quiet = quietModules[format];
  return (
    <div className={barcode}>
      <svg
        className={bars({ height })}
        role="img"
        aria-label={label}
        viewBox={`${-quiet} 0 ${encoded.modules.length + 2 * quiet} ${heightUnits}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        focusable="false"
      >
        <path d={barsPath(encoded.modules, heightUnits)} fill="currentColor" />
      </svg>
      {showText && (
        <p className={digits} aria-hidden="true">
          {encoded.text}
        </p>
      )}
    </div>
  );
}

function encodedOrLogged(value: string, format: BarcodeFormat): EncodedBarcode | undefined {
  try {
    return encodeBarcode(value, format);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
