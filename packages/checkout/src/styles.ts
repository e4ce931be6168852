/** The library's styles, put here by the build (tooling/shadow-styles.ts). */
const styles = '__CHECKOUT_STYLES__';

let made: CSSStyleSheet | undefined;

/** One sheet for all elements of a page. */
export function sheet(): CSSStyleSheet {
  made ??= sheetOf(styles);
  return made;
}

/** A style sheet made by script: a Content-Security-Policy that forbids inline styles allows it. */
export function sheetOf(css: string): CSSStyleSheet {
  const one = new CSSStyleSheet();
  one.replaceSync(css);
  return one;
}
