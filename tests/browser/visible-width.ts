const luminance = (rgb: Buffer, at: number) => {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const value = (rgb[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * The share of a drawing's width in which something has a contrast of 3:1 with the background at its edge.
 */
export function visibleWidth(rgb: Buffer, width: number, height: number): number {
  const pixels = Array.from({ length: width * height }, (_, at) => luminance(rgb, at * 3));
  const edge = pixels.filter((_, at) => {
    const row = Math.floor(at / width);
    return row === 0 || row === height - 1 || at % width === 0 || at % width === width - 1;
  });
  const counts = new Map<number, number>();
  for (const value of edge) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [ground = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const columns = pixels.flatMap((value, at) =>
    (Math.max(value, ground) + 0.05) / (Math.min(value, ground) + 0.05) >= 3 ? [at % width] : [],
  );
  const first = columns.reduce((least, column) => Math.min(least, column), width);
  const last = columns.reduce((most, column) => Math.max(most, column), -1);
  return Math.max(0, last - first + 1) / width;
}
