/** A partner's invite code: the first words of its slug, up to 32 characters. */
export const partnerCode = (slug: string) => /^.{1,32}(?=-|$)/.exec(slug)?.[0] ?? slug.slice(0, 32);

/** With most names, this fits on one line at 320 px. */
export const invitedBy = (charity: string) => `${charity} invited you`;
