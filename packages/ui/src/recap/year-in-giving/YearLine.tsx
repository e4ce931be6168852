import { type PictureFace, pictureFont } from '../../brand/drawing/measure';

interface YearLineProps {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  face: PictureFace;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A line of text in the picture. */
export function YearLine({ text, face, size, anchor, ...place }: YearLineProps) {
  return (
    <text {...pictureFont(face)} {...place} fontSize={size} textAnchor={anchor}>
      {text}
    </text>
  );
}
