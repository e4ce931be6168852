/** Runs in the page, in print media. Finds pale text, sticky elements, tall gaps and controls. */
export function findPrintFaults(): string[] {
  const faults: string[] = [];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (value: string): number[] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return width > 1 && height > 1 && isVisible;
  };

  /** The background that is printed behind an element, or white. */
  const backgroundOf = (element: Element): number[] => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(at);
      if (printColorAdjust !== 'exact') continue;
      const found = colour(backgroundColor);
      if (found[3] === 255) return found;
    }
    return [255, 255, 255, 255];
  };

  const pictures = [...document.querySelectorAll('img, svg')].filter(isDrawn);
  const edges = pictures.map((picture) => picture.getBoundingClientRect());
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || !isDrawn(parent)) continue;
    range.selectNodeContents(node);
    edges.push(range.getBoundingClientRect());
    // The contrast of pictures is not checked.
    if (parent.closest('svg, [role="img"]')) continue;
    const lights = [
      luminance(colour(getComputedStyle(parent).color)),
      luminance(backgroundOf(parent)),
    ];
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    if (contrast < 4.5) faults.push(`pale (${contrast.toFixed(1)}): ${text.slice(0, 40)}`);
  }

  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    if ((position === 'fixed' || position === 'sticky') && isDrawn(element)) {
      faults.push(`${position}: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
    }
  }

  // 300 px is over a quarter of a sheet.
  edges.sort((a, b) => a.top - b.top);
  let reached = 0;
  for (const { top, bottom } of edges) {
    if (top - reached > 300)
      faults.push(`a gap of ${Math.round(top - reached)} px above ${top} px`);
    reached = Math.max(reached, bottom);
  }
  const { scrollHeight } = document.documentElement;
  // A page of one sheet may be short.
  if (scrollHeight > innerHeight && scrollHeight - reached > 300)
    faults.push(`a gap of ${scrollHeight - reached} px at the end`);

  for (const control of document.querySelectorAll('button, input, textarea, video')) {
    if (isDrawn(control)) faults.push(`a control: ${control.outerHTML.slice(0, 80)}`);
  }
  return faults;
}
