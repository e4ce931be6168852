/** CSS anchor name of the header: the mobile menu opens below it. */
export const headerAnchor = '--tp-header';
