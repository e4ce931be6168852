/** Greets a visitor who comes by a charity's invite code. One line in the narrowest window, for most names. */
export const invitedBy = (charity: string) => `${charity} invited you`;
