export interface Charity {
  /** Stable and unique. */
  id: string;
  /** As the charity writes it. The search compares only this. */
  name: string;
  /** A few words that tell similar charities apart. */
  cause?: string | undefined;
}

/** Text to compare: lower case, no accents or punctuation, "and" for "&", and "st" for "saint". */
function normalised(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();
}

/** Whether each typed word is the start of a word of the name. */
export function matchesName(name: string, typed: string): boolean {
  const words = normalised(name).split(' ');
  return normalised(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
