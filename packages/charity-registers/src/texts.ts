export const longestName = 250;
const countries =
  /^(england|wales|scotland|northern ireland|(great )?britain|united kingdom|u\.?k\.?)$/i;
const postcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

/** Replaces each run of spaces, line ends and other control characters by one space. */
export const tidy = (text = '') => text.replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();

/**
 * Returns the town: the last part of an address that is neither country nor postcode. To protect
 * people's home addresses, null if it is the only such part, contains a digit or is too long: it
 * may be a street.
 */
export function townOf(parts: readonly (string | undefined)[]): string | null {
  const places = parts
    .map(tidy)
    .filter((part) => part && !countries.test(part) && !postcode.test(part));
  const town = places.length > 1 ? (places.at(-1) as string) : '';
  if (!town || /\d/.test(town) || town.length > 60) return null;
  return town === town.toUpperCase()
    ? town.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : town;
}

export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // One more character shows whether the limit is at the end of a word.
  return `${text.slice(0, longest + 1).replace(/\s+\S*$|.$/u, '')}…`;
}

/** The words of a name, each between two spaces. */
const words = (name: string) => ` ${name} `.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Returns “Known As (Registered Name)”, or the registered name if that contains the other. */
export function shownName(registered: string, knownAs: string): string {
  if (!registered || words(registered).includes(words(knownAs))) return registered;
  return cut(`${knownAs} (${registered})`, longestName - 1);
}
