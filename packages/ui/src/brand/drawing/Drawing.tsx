import type { ReactNode } from 'react';

interface DrawingProps {
  /** An SVG file. Its colours are the palette's CSS variables. */
  file: string;
  className: string;
  /** Drawn on top. */
  children?: ReactNode;
}

/** A drawing in the document, so that its colours follow the brand. Fills its box. Decorative. */
export function Drawing({ file, className, children }: DrawingProps) {
  const [, viewBox, shapes = ''] = /viewBox="(.+?)">(.+)<\/svg>/s.exec(file) ?? [];
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawings */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {children}
    </svg>
  );
}
