export interface Charity {
  id: string;
  name: string;
  /** A few words that tell similar charities apart. */
  cause?: string | undefined;
}

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

/** Whether each typed word starts a word of the name. */
export function matchesName(name: string, typed: string): boolean {
  const words = normalised(name).split(' ');
  return normalised(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}
