/** Functions that run in the page must be self-contained. */
import type { Page } from 'playwright';
import sharp, { type Region } from 'sharp';

/** Greys that are this many levels of 255 apart have a contrast of at least 3:1. */
const visibleStep = 107;

/** The share of a drawing's width that its visible columns span. The top row is the background. */
function visibleWidth(greys: Uint8Array, width: number): number {
  const background = greys.slice(0, width).sort()[width >> 1] ?? 0;
  const columns = new Set<number>();
  greys.forEach((grey, at) => {
    if (Math.abs(grey - background) >= visibleStep) columns.add(at % width);
  });
  return columns.size > 0 ? (Math.max(...columns) - Math.min(...columns) + 1) / width : 0;
}

/** Runs in the page. Finds visible drawings. */
function drawings() {
  const found: { name: string; region: Region }[] = [];
  for (const drawing of document.querySelectorAll('svg, img, canvas')) {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const isShown = drawing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || width < 10 || height < 6) continue;
    if (left < 0 || left + width > window.innerWidth) continue;
    if (drawing.parentElement?.closest('svg')) continue;
    const isOnTop = [0.1, 0.5, 0.9].every((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit && (drawing.contains(hit) || hit.contains(drawing));
    });
    if (!isOnTop) continue;
    const label = drawing.getAttribute('aria-label') ?? drawing.getAttribute('alt');
    const [x, y] = [left, top].map((edge) => Math.max(0, Math.floor(edge) - 2)) as [number, number];
    const region = {
      left: x,
      top: y,
      width: Math.min(window.innerWidth - x, Math.ceil(width) + 4),
      height: Math.min(window.innerHeight - y, Math.ceil(height) + 4),
    };
    found.push({ name: label || drawing.outerHTML.slice(0, 80), region });
  }
  return found;
}

/** Runs in the page. */
function controlsWithoutFrame(): string[] {
  const isFramed = (element: Element | null, levels: number): boolean => {
    if (!element || levels === 0) return false;
    const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
    if (borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0) return true;
    return isFramed(element.parentElement, levels - 1);
  };
  const isUnderlined = (control: Element) =>
    [control, ...control.querySelectorAll('*')].some(
      (part) => getComputedStyle(part).textDecorationLine === 'underline',
    );
  return (
    [...document.querySelectorAll('button, select, textarea, input:not([type="range"])')]
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((control) => control.getBoundingClientRect().width > 2)
      .filter((control) => !control.matches('input[type="checkbox"], input[type="radio"]'))
      // A picture or an underline shows that a control can be pressed.
      .filter((control) => !control.querySelector('img'))
      .filter((control) => !isUnderlined(control) && !isFramed(control, 3))
      .map((control) => `no frame: ${control.outerHTML.slice(0, 100)}`)
  );
}

/** Runs in the page. Finds text behind the background that the browser paints for other text. */
function textBehindBackgrounds(): string[] {
  const faults = new Set<string>();
  const lines: { text: string; box: DOMRect; owner: Element; hasBackground: boolean }[] = [];
  /** Whether `owner` is on a card that does not contain `other`. Such a card may cover `other`. */
  const isOnOtherCard = (owner: Element, other: Element) => {
    for (let one = owner; !one.contains(other) && one.parentElement; one = one.parentElement)
      if (Number.parseFloat(getComputedStyle(one).borderBlockEndWidth) > 0) return true;
    return false;
  };
  const isClippedAway = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const owner = node.parentElement;
    if (!owner || !node.data.trim() || owner.closest('svg, script, style')) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (owner.getBoundingClientRect().width < 2 || isClippedAway(owner)) continue;
    const hasBackground = getComputedStyle(owner).forcedColorAdjust === 'auto';
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      lines.push({ text: node.data.trim().slice(0, 40), box, owner, hasBackground });
  }
  lines.forEach((line, index) => {
    const { left, right, top, height } = line.box;
    for (const later of lines.slice(index + 1, index + 12)) {
      if (!later.hasBackground || later.text === line.text) continue;
      if (isOnOtherCard(later.owner, line.owner)) continue;
      const across = Math.min(right, later.box.right) - Math.max(left, later.box.left);
      const down =
        Math.min(top + height * 0.75, later.box.bottom) -
        Math.max(top + height * 0.25, later.box.top);
      if (across > 2 && down > 2)
        faults.add(`"${line.text}" is behind the background of "${later.text}"`);
    }
  });
  return [...faults];
}

export async function forcedColourFaults(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 1280;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As tall as the page, so that `elementFromPoint` reaches everything.
  await page.setViewportSize({ width, height });
  const faults = [
    ...(await page.evaluate(controlsWithoutFrame)),
    ...(await page.evaluate(textBehindBackgrounds)),
  ];
  const found = await page.evaluate(drawings);
  // Ending an animation, such as the splash's, would show other drawings than were found.
  const picture = await page.screenshot({ animations: 'allow' });
  for (const { name, region } of found) {
    const part = sharp(picture).extract(region).removeAlpha().greyscale();
    const seen = visibleWidth(await part.raw().toBuffer(), region.width);
    if (seen < 0.4) faults.push(`${Math.round(seen * 100)} % of the width has contrast: ${name}`);
  }
  return faults;
}
