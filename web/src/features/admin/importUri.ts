/** Files are larger than other requests, so they have an address of their own. */
export const importContext = { uri: '/graphql/import' };
