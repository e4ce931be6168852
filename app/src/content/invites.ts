/** Greets a visitor who has a charity's invite code. Most names fit on one line at 320 px. */
export const invitedBy = (charity: string) => `${charity} invited you`;
