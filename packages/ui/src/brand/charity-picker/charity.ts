/** A charity to choose from. */
export interface Charity {
  /** Stable and unique. */
  id: string;
  /** As the charity writes it. Search looks here only. */
  name: string;
  /** The cause in a few words: "Children, worldwide". Helps to tell charities apart. */
  cause?: string | undefined;
}

/** Keeps letters and digits only, in lower case and without accents: "noahs" finds "Noah’s", and "saint anne" finds "St. Anne". */
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

/** Whether each typed word begins a word of the name. */
export function matchesCharity(name: string, typed: string): boolean {
  const words = plain(name).split(' ');
  return plain(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
