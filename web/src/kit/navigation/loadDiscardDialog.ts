/** Loads the confirmation dialog in advance, because it could not be loaded without a connection. */
export const loadDiscardDialog = () => import('./DiscardDialog.tsx');
