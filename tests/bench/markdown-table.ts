/** Tables in Markdown. */

export type Cell = number | string;

/** A Markdown table; a column is as wide as its widest cell, so that the source reads as well. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => String(cell).replaceAll('|', '\\|')),
  );
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (line: readonly string[]) =>
    `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [write(first), rule, ...rest.map(write)].join('\n');
}

/** How something was measured, in a sentence. */
export function circumstances(parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join(', ')}.`;
}
