import { tornPath } from '../receipt/torn-path';

interface TornPaperProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of a tooth, included in `height`. */
  tooth: number;
  fill: string;
}

/** Paper with a torn upper and lower edge. */
export function TornPaper({ x, y, width, height, tooth, fill }: TornPaperProps) {
  return <path d={tornPath(x, y, width, height, tooth)} fill={fill} />;
}
