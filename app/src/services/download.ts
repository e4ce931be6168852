/** How long a file stays available to the browser after the click, in ms. */
const keptForMs = 60_000;

/** Offers `content` to the visitor as a file. */
export function saveFile(name: string, type: string, content: string): void {
  // Spreadsheets read UTF-8 only behind a byte order mark.
  save(new File(['\ufeff', content], name, { type: `${type};charset=utf-8` }));
}

/** Offers `data` to the visitor as a JSON file. */
export function saveJson(name: string, data: unknown): void {
  save(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}

/** Offers a file to the visitor as it is. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Browsers read the file after the click: Safari asks first, and may take its time.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
