import { useMemo } from 'react';
import { qrPath } from './codes';
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
  // The name changes with each key, the code seldom.
  const qr = useMemo(() => qrPath(value), [value]);
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
