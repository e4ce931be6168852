/** Rows as CSV (RFC 4180). */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/**
 * An apostrophe stops spreadsheets from running text as a formula. Where lists have semicolons, they
 * also begin a cell after one, and ignore quotation marks after a comma.
 */
function field(value: string): string {
  const safe = value.replace(/(^|[;\r\n])(?=["\s]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
