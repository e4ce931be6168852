/** Each "Fallback" is a system font, scaled to the web font. */
export const font = {
  display:
    '"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Fallback Roboto", "Bricolage Fallback Open", Arial, sans-serif',
  text: 'Figtree, "Figtree Fallback", "Figtree Fallback Roboto", "Figtree Fallback Open", Arial, sans-serif',
  figures: '"Spline Sans Mono", "Spline Fallback", "Courier New", monospace',
} as const;
