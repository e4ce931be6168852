/**
 * A picture that has loaded. The Content-Security-Policy allows data URLs, but not blobs.
 *
 * @throws if the browser cannot show it
 */
export async function pictureFrom(dataUrl: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  return image;
}

/**
 * An empty canvas.
 *
 * @throws if the browser cannot draw, or does not return what was drawn
 */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas not supported');
  if (!returnsWhatIsDrawn(context)) throw new Error('the canvas returns noise');
  context.clearRect(0, 0, width, height);
  return context;
}

/** Some browsers return noise, to prevent tracking. */
function returnsWhatIsDrawn(context: CanvasRenderingContext2D): boolean {
  const drawn = [64, 128, 192, 255] as const;
  context.fillStyle = `rgb(${drawn.slice(0, 3)})`;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - (drawn[index % 4] ?? 0)) < 24);
}
