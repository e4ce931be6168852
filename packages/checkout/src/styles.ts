/** The library's styles, put here by the build (tooling/shadow-styles.ts). */
const styles = '__CHECKOUT_STYLES__';

let made: CSSStyleSheet | undefined;

/** One sheet for all elements of a page. */
export function sheet(): CSSStyleSheet {
  made ??= sheetOf(styles);
  return made;
}

/** Made by script, a sheet is no inline style to a Content-Security-Policy. */
export function sheetOf(css: string): CSSStyleSheet {
  const one = new CSSStyleSheet();
  one.replaceSync(css);
  return one;
}
