import { Mark } from '../mark';
import { pictureFont } from './measure';

interface SignatureProps {
  site: string;
  x: number;
  y: number;
  size: number;
  fill: string;
}

export function Signature({ site, x, y, size, fill }: SignatureProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Mark size={size} />
      <text
        {...pictureFont('display')}
        x={size * 1.2}
        y={size * 0.7}
        fontSize={size * 0.6}
        fill={fill}
        direction="ltr"
      >
        {site}
      </text>
    </g>
  );
}
