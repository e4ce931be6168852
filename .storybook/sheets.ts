import { createTheme, dark, harbour } from '@tuppence/ui/theme';

/** The styles of settings in the toolbar, as a site or a browser would apply them. */
const sheets: Record<string, string> = {
  harbour: createTheme(harbour).css(),
  dark: createTheme(dark).css(),
  double: ':root { font-size: 200%; }',
};

/** Adds a setting's styles to the document. Returns a function that removes them. */
export function applySheet(setting: string) {
  const css = sheets[setting];
  if (!css) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
