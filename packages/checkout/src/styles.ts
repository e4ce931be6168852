/** Replaced by the build (tooling/shadow-styles.ts). */
const styles = '__CHECKOUT_STYLES__';

let made: CSSStyleSheet | undefined;

/** One sheet for all elements on a page. */
export function sheet(): CSSStyleSheet {
  made ??= sheetOf(styles);
  return made;
}

/** A Content-Security-Policy without inline styles allows a constructed style sheet. */
export function sheetOf(css: string): CSSStyleSheet {
  const one = new CSSStyleSheet();
  one.replaceSync(css);
  return one;
}
