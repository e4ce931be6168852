/** Id of the notice in every document that is hidden until code fails to load. */
export const loadFailureId = 'load-failure';
