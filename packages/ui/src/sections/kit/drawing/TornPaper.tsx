interface TornPaperProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of a tooth of the torn edges, which stand within the height. */
  tooth: number;
  fill: string;
}

/** Paper with a torn edge above and below. */
export function TornPaper({ x, y, width, height, tooth, fill }: TornPaperProps) {
  const count = Math.round(width / (2 * tooth));
  const half = width / count / 2;
  const top = `l${half} ${-tooth}l${half} ${tooth}`.repeat(count);
  const bottom = `l${-half} ${tooth}l${-half} ${-tooth}`.repeat(count);
  return (
    <path
      d={`M${x} ${y + tooth}${top}V${y + height - tooth}${bottom}Z`}
      fill={fill}
      strokeLinejoin="round"
    />
  );
}
