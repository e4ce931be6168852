/** Id of the notice that says that code of the page cannot be had. It stands hidden in every document. */
export const loadFailureId = 'load-failure';
