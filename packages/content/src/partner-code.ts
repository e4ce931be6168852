/** A partner's invite code: its slug, cut to the first words that fit into `longest` characters. */
export function partnerCode(slug: string, longest = 32): string {
  return slug.length <= longest ? slug : slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
}
