/** Most letters of an invite code. */
const longest = 32;

/** A partner's invite code: its page's path, of a long one the first words that fit. */
export function partnerCode(slug: string): string {
  return slug.length <= longest ? slug : slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
}
