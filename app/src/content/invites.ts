/** With most names, this fits on one line at 320 px. */
export const invitedBy = (charity: string) => `${charity} invited you`;
