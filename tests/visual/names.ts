import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { baselines, output } from './picture.ts';

function names(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}

/** Whether one of the arguments names this picture, its story, or its component (`components-button--`). */
export function isSelected(name: string, words: string[]): boolean {
  const short = name.replace(/^stories\//, '');
  const forms = [name, short, short.replace(/\.\d+$/, ''), short.replace(/--.*$/, '--')];
  return words.some((word) => forms.includes(word));
}

export const baselineNames = () => names(baselines, '.webp');

export const waitingNames = () => names(path.join(output, 'after'), '.png');
