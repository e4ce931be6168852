import type { ReactNode } from 'react';
import { type KitPiece, kitSizes } from './kit-sizes';

interface KitSvgProps {
  piece: KitPiece;
  label: string;
  children: ReactNode;
}

/** An SVG at a piece's actual size, without a style sheet. */
export function KitSvg({ piece, label, children }: KitSvgProps) {
  const { width, height, printed } = kitSizes[piece];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={printed.width}
      height={printed.height}
      // Shrinks to fit, also in its own window.
      style={{ maxWidth: '100%', height: 'auto' }}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {children}
    </svg>
  );
}
