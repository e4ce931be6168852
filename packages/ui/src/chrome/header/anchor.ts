/** CSS anchor name of the header: the mobile menu begins at its lower edge. */
export const headerAnchor = '--tp-header';
