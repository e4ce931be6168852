/** A dialog closes, and gives the focus back, within this time. A toast before that would be cut off. */
export const afterDialogMs = 250;
