/** Offers `content` to the visitor as a file. */
export function saveFile(name: string, type: string, content: string): void {
  // Spreadsheets read UTF-8 only behind a byte order mark.
  const address = URL.createObjectURL(
    new Blob(['\ufeff', content], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
