import { createTheme, dark, harbour } from '@tuppence/ui/theme';

const sheets: Record<string, string> = {
  harbour: createTheme(harbour).css(),
  dark: createTheme(dark).css(),
};

/** Applies a theme to the document as a site does. Returns a function that removes it. */
export function applyBrand(brand: string) {
  const css = sheets[brand];
  if (!css) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
