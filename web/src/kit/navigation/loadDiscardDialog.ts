/** Loads the code of the question before it is needed: without a connection it could not be asked. */
export const loadDiscardDialog = () => import('./DiscardDialog.tsx');
