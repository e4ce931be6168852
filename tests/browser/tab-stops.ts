import { expect, type Page } from '@playwright/test';

export interface Stop {
  control: string;
  /** Why the control or its focus ring is not fully visible. Empty without a fault. */
  fault: string;
}

declare global {
  interface Window {
    /** Null marks the end of the page. */
    stops: (Stop | null)[];
    /** What has had the focus since the first press of Tab. */
    reached: Set<Element>;
  }
}

/** Presses Tab ten times a round, until the end of the page. A dialog may have no end. */
export async function stopsOf(page: Page, rounds: number): Promise<(Stop | null)[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.stops = [];
    window.reached = new Set();
  });
  for (let count = 0; count < rounds; count++) {
    for (let press = 0; press < 10; press++) await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.stops.includes(null))) break;
  }
  return page.evaluate(() => window.stops);
}

export async function walk(page: Page): Promise<Stop[]> {
  const stops = await stopsOf(page, 25);
  const end = stops.indexOf(null);
  expect(end, 'Tab reaches the end of the page').toBeGreaterThan(0);
  return stops.slice(0, end) as Stop[];
}

/** Runs in the page. Records each stop of the Tab key. */
export function watchStops() {
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;

  function covered(element: Element, shown: Element): string {
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    const radius = Number.parseFloat(getComputedStyle(shown).borderTopLeftRadius);
    // A round corner does not reach the corner of its box.
    const inset = 2 + 0.3 * Math.min(radius, width / 2, height / 2);
    const points = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].filter(([x = 0, y = 0]) => isInside(x, y));
    if (points.length === 0) return 'out of view';
    // The height of sticky bars.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const bars = [scrollPaddingTop, scrollPaddingBottom]
      .map((padding) => Number.parseFloat(padding) || 0)
      .reduce((sum, padding) => sum + padding, 0);
    // In a textarea, browsers bring only the caret into view.
    const fits =
      element.localName !== 'textarea' &&
      width <= window.innerWidth &&
      height <= window.innerHeight - bars;
    if (fits && (left < -1 || right > window.innerWidth + 1))
      return 'partly left or right of the window';
    if (fits && (top < -1 || bottom > window.innerHeight + 1)) return 'partly out of view';
    for (const [x = 0, y = 0] of points) {
      const above = document.elementFromPoint(x, y);
      for (let one = above; one && !one.contains(element); one = one.parentElement) {
        const { position } = getComputedStyle(one);
        if (position !== 'fixed' && position !== 'sticky') continue;
        if (element.contains(one)) continue;
        return `under <${one.localName}> at ${Math.round(x)}, ${Math.round(y)}`;
      }
    }
    return '';
  }

  function isRinged(element: Element): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isSeen =
      element.checkVisibility({ opacityProperty: true }) &&
      !/transparent|, 0\)$|\/ 0\)$/.test(outlineColor);
    return outlineStyle !== 'none' && isSeen && Number.parseFloat(outlineWidth) >= 2;
  }

  function cutSides(ring: Element): string[] {
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const cut = new Set<string>();
    if (left - reach < -1) cut.add('left');
    if (right + reach > window.innerWidth + 1) cut.add('right');
    for (let box = ring.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        if (left - reach < edge.left - 1) cut.add('left');
        if (right + reach > edge.right + 1) cut.add('right');
      }
      if (overflowY !== 'visible') {
        if (top - reach < edge.top - 1) cut.add('top');
        if (bottom + reach > edge.bottom + 1) cut.add('bottom');
      }
      if (position === 'fixed') break;
    }
    return [...cut];
  }

  /** The visible part: the label, or the coin of a slider, if the control itself is clipped. */
  function drawing(element: Element): Element {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return box.parentElement ?? element;
    const isDrawn = element.getBoundingClientRect().width > 2;
    return isDrawn ? element : (element.closest('label') ?? element);
  }

  function faultOf(element: Element): string {
    const hidden = covered(element, drawing(element));
    if (hidden) return hidden;
    // The frame of a field or the coin of a slider may show the ring instead.
    let ring: Element | null = element;
    for (let level = 0; level < 5 && ring; level++) {
      const cut = isRinged(ring) ? cutSides(ring) : [];
      if (cut.length > 0 && cut.length < 4) return `its ring is cut off: ${cut.join(', ')}`;
      if (cut.length === 0 && isRinged(ring)) return '';
      ring = ring.parentElement;
    }
    return 'without a ring';
  }

  window.addEventListener('keyup', () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element) window.reached.add(element);
    const control = element?.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 100);
    window.stops.push(
      element && control && element !== document.body ? { control, fault: faultOf(element) } : null,
    );
  });
}
