/**
 * Returns a filter of these names by what was typed. A name fits if each typed word starts one of
 * its words, if all together start the name without its spaces, or if they are its capital letters
 * (CRUK). If none fits, longer words may have a typo or two. Nothing typed fits all names.
 */
export function findByName(names: readonly string[]): (name: string, typed: string) => boolean {
  let last = '';
  let found = new Set(names);
  return (name, typed) => {
    if (typed !== last) {
      last = typed;
      const fitting = (withTypos: boolean) => names.filter((each) => fits(each, typed, withTypos));
      const exact = fitting(false);
      found = new Set(exact.length > 0 ? exact : fitting(true));
    }
    return found.has(name);
  };
}

function fits(name: string, typed: string, withTypos: boolean): boolean {
  const words = wordsOf(name);
  const parts = wordsOf(typed);
  if (parts.length === 0) return typed.trim() === '';
  const joined = parts.join('');
  if (words.join('').startsWith(joined) || capitalsOf(name) === joined) return true;
  return parts.every((part) => {
    const typos = !withTypos || part.length < 5 ? 0 : part.length < 8 ? 1 : 2;
    // Excludes unrelated words: typos in the first letter are rare.
    return words.some((word) => word[0] === part[0] && startsWith(word, part, typos));
  });
}

/** Whether a whole name was typed, in any case and punctuation. */
export function isSameName(name: string, typed: string): boolean {
  const plain = (text: string) => wordsOf(text).join(' ') || text.trim();
  return plain(name) === plain(typed);
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/\bsaint\b/g, 'st');
  return plain.match(/[a-z0-9]+/g) ?? [];
}

const capitalsOf = (name: string) => name.replaceAll(/\P{Lu}/gu, '').toLowerCase();

/** A typo is one letter wrong, too many or missing, or two swapped. */
function startsWith(word: string, part: string, typos: number): boolean {
  if (part === '') return true;
  const [wordRest, partRest] = [word.slice(1), part.slice(1)];
  if (word[0] === part[0] && startsWith(wordRest, partRest, typos)) return true;
  if (typos === 0) return false;
  return (
    startsWith(wordRest, partRest, typos - 1) ||
    startsWith(word, partRest, typos - 1) ||
    startsWith(wordRest, part, typos - 1) ||
    (word[0] === part[1] &&
      word[1] === part[0] &&
      startsWith(word.slice(2), part.slice(2), typos - 1))
  );
}
