/** A partner's invite code: its slug, cut to the first words that fit into 32 characters. */
export const partnerCode = (slug: string) => /^.{1,32}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 32);
