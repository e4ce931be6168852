import type { Page } from '@playwright/test';
import { controlFaults, frameFaults, textFaults } from './layout-faults.ts';
import { overlaps } from './overlaps.ts';

export interface Size {
  width: number;
  height: number;
}

/** Two phones in landscape, then 1366 × 768 px at 200% and 1280 × 1024 px at 400%. */
const lowSizes: Size[] = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 683, height: 384 },
  { width: 320, height: 256 },
];

/** Faults allowed with spaced text: a headline's word may be wider than its column. */
const roomForSpacing = (width: number) =>
  width === 320 ? /^broken word:/ : /^broken word: "supermarkets"/;

export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        // On a busy machine, no frame may start for minutes.
        setTimeout(resolve, 2000);
      }),
  );
}

/** The text spacing of WCAG 1.4.12. */
const spacedText = `
  /* Text in a drawing is part of the picture. */
  *:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Adds styles, as the page's policy allows. Returns a function that removes them. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

/** All layout faults of a loaded page. Widths are in px. */
export async function sweep(
  page: Page,
  widths: readonly number[],
  spacedWidths: readonly number[],
  low: readonly Size[] = lowSizes,
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const places = new Map<string, string[]>();
  const check = async (size: Size, how = '', allowed?: RegExp) => {
    await resize(page, size);
    const place = `${size.width} × ${size.height}${how}`;
    for (const find of [frameFaults, textFaults, controlFaults, overlaps])
      for (const fault of await page.evaluate(find))
        if (!allowed?.test(fault)) places.set(fault, [...(places.get(fault) ?? []), place]);
  };
  for (const width of widths) await check({ width, height: 800 });
  for (const size of low) await check(size);
  const restoreSpacing = await addStyles(page, spacedText);
  for (const width of spacedWidths)
    await check({ width, height: 800 }, ' with spaced text', roomForSpacing(width));
  await restoreSpacing();
  return [...places].map(([fault, sizes]) => `${fault} at ${sizes.join(', ')}`);
}
