const longest = 32;

/** A partner's invite code: its slug, cut to the first words that fit into 32 characters. */
export function partnerCode(slug: string): string {
  return slug.length <= longest ? slug : slug.slice(0, longest + 1).replace(/-[^-]*$/, '');
}
