import { barsPath } from '../../../brand/barcode/encode';
import { barcodeQuiet, type KitBarcode, qrPath } from './codes';
import { codesInk } from './kit-content';

interface QrProps {
  value: string;
  x: number;
  y: number;
  edge: number;
  paper: string;
}

/** A QR code, with the margin that scanners need. */
export function Qr({ value, x, y, edge, paper }: QrProps) {
  const qr = qrPath(value);
  const module = Math.floor(edge / qr.edge);
  const inset = Math.floor((edge - module * qr.edge) / 2);
  return (
    <g>
      <rect x={x} y={y} width={edge} height={edge} fill={paper} />
      <path
        d={qr.path}
        fill={codesInk}
        shapeRendering="crispEdges"
        transform={`translate(${x + inset} ${y + inset}) scale(${module})`}
      />
    </g>
  );
}

interface BarsProps {
  barcode: KitBarcode;
  x: number;
  y: number;
  width: number;
  height: number;
  paper: string;
}

/** A centred barcode, with the margins that scanners need. */
export function Bars({ barcode, x, y, width, height, paper }: BarsProps) {
  const { modules, module } = barcode;
  const barsWidth = modules.length * module;
  const whole = barsWidth + 2 * barcodeQuiet * module;
  const left = x + Math.floor((width - whole) / 2);
  return (
    <g>
      <rect x={left} y={y} width={whole} height={height} fill={paper} />
      <path
        d={barsPath(modules, height)}
        fill={codesInk}
        shapeRendering="crispEdges"
        transform={`translate(${left + barcodeQuiet * module} ${y}) scale(${module} 1)`}
      />
    </g>
  );
}
