/** The library's styles, put here by the build (tooling/shadow-styles.ts). */
const styles = '__CHECKOUT_STYLES__';

let made: CSSStyleSheet | undefined;

/** One sheet for all elements of a page. Made by script, it is no inline style to a Content-Security-Policy. */
export function sheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(styles);
  }
  return made;
}
