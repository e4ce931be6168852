export const loadFailureId = 'load-failure';
