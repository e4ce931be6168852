/** Id of the hidden notice in every document for code that fails to load. */
export const loadFailureId = 'load-failure';
