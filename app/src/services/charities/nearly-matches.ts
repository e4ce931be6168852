/** Whether each typed word starts a word of the name. Longer words may have a typo or two. */
export function nearlyMatches(name: string, typed: string): boolean {
  const words = wordsOf(name);
  const parts = wordsOf(typed);
  return parts.length > 0 && parts.every((part) => words.some((word) => startsNearly(word, part)));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

function startsNearly(word: string, part: string): boolean {
  const allowed = part.length < 5 ? 0 : part.length < 8 ? 1 : 2;
  // Excludes unrelated words: typos in the first letter are rare.
  if (word[0] !== part[0]) return false;
  for (let more = -allowed; more <= allowed; more += 1) {
    if (typosIn(word.slice(0, part.length + more), part) <= allowed) return true;
  }
  return false;
}

/** The optimal string alignment distance. */
function typosIn(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          cell(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          cell(rows, i - 1, j - 1) + (same ? 0 : 1),
          swapped ? cell(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return cell(rows, one.length, other.length);
}

const cell = (rows: number[][], i: number, j: number) => rows[i]?.[j] ?? 0;
