import { downloaded } from '@tuppence/content/shared/notices';
import { announce } from '@tuppence/site/announce';

const keptForMs = 60_000;

export function saveFile(name: string, type: string, content: string): void {
  // Spreadsheets need the byte order mark to read UTF-8.
  save(new File(['\ufeff', content], name, { type: `${type};charset=utf-8` }));
}

export function saveJson(name: string, data: unknown): void {
  save(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}

export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  announce(downloaded(file.name));
  // Browsers read the file after the click, and Safari asks the visitor first.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}
