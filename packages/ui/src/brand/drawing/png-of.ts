/**
 * Draws text and pictures separately, because no event says that the fonts and pictures in an image
 * have loaded.
 *
 * @throws if the browser cannot draw it, or read it back unchanged
 */
export async function pngOf(drawn: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const shapes = drawn.cloneNode(true) as SVGSVGElement;
  const texts = [...shapes.querySelectorAll('text')].map((text) => ({
    text,
    place: placeOf(text),
  }));
  const pictures = [...shapes.querySelectorAll('image')].map((picture) => ({
    picture,
    place: placeOf(picture),
  }));
  for (const element of shapes.querySelectorAll('text, image')) element.remove();
  const markup = encodeURIComponent(new XMLSerializer().serializeToString(shapes));
  const image = await pictureFrom(`data:image/svg+xml;charset=utf-8,${markup}`);
  const context = canvasOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  for (const { picture, place } of pictures) {
    const { href, x, y, width: wide, height: high } = picture;
    const source = await pictureFrom(href.baseVal);
    context.setTransform(place);
    const [left, top, across, down] = [x, y, wide, high].map(({ baseVal }) => baseVal.value);
    context.drawImage(source, left ?? 0, top ?? 0, across ?? 0, down ?? 0);
  }
  for (const { text, place } of texts) {
    context.setTransform(place);
    write(context, text);
  }
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas made no PNG'))),
      'image/png',
    );
  });
}

/** Its transform within its SVG. `getScreenCTM` would lay the page out. */
function placeOf(element: Element | null): DOMMatrix {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement)
    return new DOMMatrix();
  const own = element.transform.baseVal.consolidate()?.matrix;
  const outer = placeOf(element.parentElement);
  return own ? outer.multiply(DOMMatrix.fromMatrix(own)) : outer;
}

function write(context: CanvasRenderingContext2D, text: SVGTextElement) {
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  context.font = `${attribute(text, 'font-weight')} ${attribute(text, 'font-size')}px ${attribute(text, 'font-family')}`;
  context.fillStyle = attribute(text, 'fill');
  context.direction = attribute(text, 'direction') === 'rtl' ? 'rtl' : 'ltr';
  const anchor = attribute(text, 'text-anchor') || 'start';
  context.textAlign = anchor === 'middle' ? 'center' : (anchor as 'start' | 'end');
  const lines = text.querySelectorAll('tspan');
  for (const line of lines.length > 0 ? lines : [text])
    context.fillText(
      line.textContent ?? '',
      Number(attribute(line, 'x')),
      Number(attribute(line, 'y')),
    );
}

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
