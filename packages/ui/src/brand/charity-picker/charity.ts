/** A charity that can be picked. */
export interface Charity {
  /** Stable and unique. */
  id: string;
  /** As the charity writes it. It is what is searched. */
  name: string;
  /** What it is for, in a few words: "Children, worldwide". Helps to tell charities apart. */
  cause?: string | undefined;
}

/** Letters and digits only, without case and accents: "Noah’s" is found by "noahs", "St. Anne" by "saint anne". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bsaint\b/g, 'st')
    .trim();
}

/** Whether a name fits what was typed: each word typed begins a word of the name. */
export function matchesCharity(name: string, typed: string): boolean {
  const words = plain(name).split(' ');
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
