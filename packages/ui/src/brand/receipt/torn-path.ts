/** An SVG path of paper with a torn upper and lower edge. `height` includes the teeth. */
export function tornPath(x: number, y: number, width: number, height: number, tooth: number) {
  const count = Math.round(width / (2 * tooth));
  const half = width / count / 2;
  const top = `l${half} ${-tooth}l${half} ${tooth}`.repeat(count);
  const bottom = `l${-half} ${tooth}l${-half} ${-tooth}`.repeat(count);
  return `M${x} ${y + tooth}${top}V${y + height - tooth}${bottom}Z`;
}
