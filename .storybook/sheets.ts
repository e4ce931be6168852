import { createTheme, dark, harbour } from '@tuppence/ui/theme';

const sheets: Record<string, string> = {
  harbour: createTheme(harbour).css(),
  dark: createTheme(dark).css(),
  double: ':root { font-size: 200%; }',
};

/** Adds a toolbar setting's styles. Returns a function that removes them. */
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
