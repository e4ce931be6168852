import type { ReactNode } from 'react';
import { type KitPiece, kitSizes } from './kit-sizes';

interface KitSvgProps {
  piece: KitPiece;
  label: string;
  children: ReactNode;
}

/** The picture of a piece, in its real size: whoever shows it decides how large. It needs no style sheet. */
export function KitSvg({ piece, label, children }: KitSvgProps) {
  const { width, height, printed } = kitSizes[piece];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={printed.width}
      height={printed.height}
      // Smaller where it has less room, in a page and in a window of its own.
      style={{ maxWidth: '100%', height: 'auto' }}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {children}
    </svg>
  );
}
