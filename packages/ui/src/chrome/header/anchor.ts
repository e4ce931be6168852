export const headerAnchor = '--tp-header';
