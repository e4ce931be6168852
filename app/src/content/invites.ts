/** Greets a visitor who came with a charity's invite code. Fits on one line at 320 px for most names. */
export const invitedBy = (charity: string) => `${charity} invited you`;
