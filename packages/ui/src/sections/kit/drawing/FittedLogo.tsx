import { badgeDrawing } from '../../../brand/charity-badge/badge-drawing';
import { pictureFont } from '../../../brand/drawing/measure';
import { color } from '../../../tokens/color';
import { type KitLogo, logoSize } from './kit-logo';

interface FittedLogoProps {
  logo: KitLogo;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A charity's logo in the middle of a box, as large as fits. */
export function FittedLogo({ logo, x, y, ...box }: FittedLogoProps) {
  const { width, height } = logoSize(logo, box);
  const left = x + (box.width - width) / 2;
  const top = y + (box.height - height) / 2;
  if ('href' in logo) return <image href={logo.href} x={left} y={top} {...{ width, height }} />;
  const { outline, ground, ink, text, fontSize, baseline } = badgeDrawing(logo);
  return (
    <g transform={`translate(${left} ${top}) scale(${width / 64})`}>
      <path d={outline} fill={color[ground]} />
      <text
        {...pictureFont('display')}
        x={32}
        y={baseline}
        fontSize={fontSize}
        fill={color[ink]}
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}
