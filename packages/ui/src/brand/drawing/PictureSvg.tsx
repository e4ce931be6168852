import type { ReactNode, Ref } from 'react';

interface PictureSvgProps {
  /** `printed` is the size on paper. Default: a unit is a px. */
  size: { width: number; height: number; printed?: { width: string; height: string } };
  label: string;
  ref?: Ref<SVGSVGElement>;
  children: ReactNode;
}

/** An SVG at its actual size, without a style sheet. */
export function PictureSvg({ size, label, ref, children }: PictureSvgProps) {
  const { width, height, printed = size } = size;
  return (
    <svg
      ref={ref}
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
