/** `ranges` are code points. */
interface PageFace {
  family: string;
  ranges: readonly (readonly [from: number, to: number])[];
  rule: CSSFontFaceRule;
}

/**
 * Embeds the fonts of an SVG, so that it looks the same elsewhere.
 *
 * @throws if a font cannot be fetched
 */
export async function standaloneSvg(drawn: SVGSVGElement): Promise<string> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const text = copy.textContent ?? '';
  const families = [...copy.querySelectorAll('[font-family]')].map(
    (element) => element.getAttribute('font-family') ?? '',
  );
  const needed = pageFaces().filter(
    ({ family, ranges }) =>
      families.some((list) => list.replaceAll('"', '').split(', ').includes(family)) &&
      Array.from(text).some((letter) => {
        const point = letter.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => point >= from && point <= to);
      }),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(needed.map(embedded))).join('');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

function pageFaces(): PageFace[] {
  return Array.from(document.styleSheets)
    .flatMap((sheet) => {
      try {
        return Array.from(sheet.cssRules);
      } catch {
        // A style sheet from another origin cannot be read.
        return [];
      }
    })
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => rule.style.getPropertyValue('src').includes('url('))
    .map((rule) => ({
      family: rule.style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
      ranges: rangesOf(rule.style.getPropertyValue('unicode-range')),
      rule,
    }));
}

function rangesOf(unicodeRange: string): [number, number][] {
  return [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '0', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
}

async function embedded({ family, rule }: PageFace): Promise<string> {
  const [, address = ''] =
    /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
  if (!answer.ok) throw new Error(`fetching a font failed with status ${answer.status}`);
  const font = base64(new Uint8Array(await answer.arrayBuffer()));
  const weight = rule.style.getPropertyValue('font-weight');
  const range = rule.style.getPropertyValue('unicode-range');
  return `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${font}) format("woff2")}`;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
