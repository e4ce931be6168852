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
  const count = Math.round(width / (2 * tooth));
  const half = width / count / 2;
  const top = `l${half} ${-tooth}l${half} ${tooth}`.repeat(count);
  const bottom = `l${-half} ${tooth}l${-half} ${-tooth}`.repeat(count);
  return <path d={`M${x} ${y + tooth}${top}V${y + height - tooth}${bottom}Z`} fill={fill} />;
}
